import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { formatNumber } from '#client/format/format.ts';
import { useAdminCountsQuery } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { adminMenuTexts } from '#shared/texts/admin-menu.ts';
import { Page } from './page.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface AdminPageLink {
  name: Exclude<keyof typeof adminMenuTexts, 'label' | 'count'>;
  to: string;
  /** The count of things on that page that need attention. */
  count?: keyof typeof adminMenuTexts.count;
}

const adminPages: readonly AdminPageLink[] = [
  { name: 'dashboard', to: paths.dashboard },
  { name: 'statistics', to: paths.statistics },
  { name: 'courses', to: paths.adminCourses },
  { name: 'members', to: paths.members },
  { name: 'messages', to: paths.messages, count: 'openMessages' },
  { name: 'payments', to: paths.payments, count: 'paymentProblems' },
  { name: 'declarations', to: paths.declarations },
  { name: 'trash', to: paths.trash },
  { name: 'auditLog', to: paths.auditLog },
  { name: 'health', to: paths.health },
  { name: 'settings', to: paths.settings },
];

interface AdminPageProps {
  /** The main heading and the document's title. */
  title: string;
  /** Actions beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an admin screen: the navigation between admin screens, then the content. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <>
      <AdminNavigation />
      <Page title={title} actions={actions}>
        {children}
      </Page>
    </>
  );
}

function AdminNavigation() {
  const { data } = useAdminCountsQuery({ fetchPolicy: 'cache-and-network' });
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => showCurrent(list.current), [pathname]);
  return (
    <Bar aria-label={adminMenuTexts.label}>
      <chakra.ul
        ref={list}
        role="list"
        listStyleType="none"
        display="flex"
        // One scrolling row: wrapped, it would fill the screen of a phone and of a window at 400 %.
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        // The containing block of its hidden texts, so that they scroll with it.
        position="relative"
        overflowX="auto"
        scrollbarWidth="thin"
        columnGap="1"
        maxWidth="76rem"
        marginX="auto"
        paddingX={{ base: '2', md: '4', lg: '6' }}
      >
        {adminPages.map(({ name, to, count }) => (
          <li key={to}>
            <AdminLink to={to}>
              {adminMenuTexts[name]}
              {count && <Count of={count} value={data?.stats[count] ?? 0} />}
            </AdminLink>
          </li>
        ))}
      </chakra.ul>
    </Bar>
  );
}

/** Scrolls only this list of links, until the link to the current page is centred. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current=page]');
  if (!list || !current) return;
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  list.scrollLeft += middleOf(current) - middleOf(list);
}

function Count({ of, value }: { of: keyof typeof adminMenuTexts.count; value: number }) {
  if (value === 0) return null;
  return (
    <>
      <Pill aria-hidden>{formatNumber(value)}</Pill>
      <VisuallyHidden>{adminMenuTexts.count[of]({ count: value })}</VisuallyHidden>
    </>
  );
}

const Pill = chakra('span', {
  base: {
    marginInlineStart: '2',
    minWidth: '5',
    paddingX: '1.5',
    borderRadius: 'full',
    border: 'line',
    borderColor: 'currentColor',
    fontSize: 'xs',
    lineHeight: '1.25rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Bar = chakra('nav', { base: { bg: 'bg.muted', borderBottom: 'line', borderColor: 'border' } });

const AdminLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: '3',
    whiteSpace: 'nowrap',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-3px' },
    '&.active': { color: 'fg', boxShadow: 'inset 0 -3px {colors.action.line}' },
  },
});
