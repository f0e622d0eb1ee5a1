import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { formatNumber } from '#client/format/format.ts';
import { useAdminCountsQuery } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { adminMenuTexts } from '#shared/texts/admin-menu.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface AdminPageLink {
  name: Exclude<keyof typeof adminMenuTexts, 'label' | 'count' | 'more'>;
  to: string;
  /** The count of things on that page that need attention. */
  count?: keyof typeof adminMenuTexts.count;
}

/** The pages that an admin opens every day. They stay in the row. */
const dailyPages: readonly AdminPageLink[] = [
  { name: 'dashboard', to: paths.dashboard },
  { name: 'courses', to: paths.adminCourses },
  { name: 'members', to: paths.members },
  { name: 'messages', to: paths.messages, count: 'openMessages' },
  { name: 'payments', to: paths.payments, count: 'paymentProblems' },
];

/** The other pages. A row from `md` on folds them, until it has room for them. */
const otherPages: readonly (AdminPageLink & { roomFrom?: 'lg' | 'xl' })[] = [
  { name: 'settings', to: paths.settings, roomFrom: 'lg' },
  { name: 'statistics', to: paths.statistics, roomFrom: 'xl' },
  { name: 'declarations', to: paths.declarations },
  { name: 'auditLog', to: paths.auditLog },
  { name: 'health', to: paths.health },
  { name: 'trash', to: paths.trash },
];

/**
 * The links between the admin pages, in one row that scrolls: wrapped, they would fill the screen of a phone and of a window at
 * 400 %. A wider row folds the rarer pages behind a button.
 */
export function AdminNavigation() {
  const { data } = useAdminCountsQuery({ fetchPolicy: 'cache-and-network' });
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => showCurrent(list.current), [pathname]);
  const countOf = ({ count }: AdminPageLink) => count && <Count of={count} value={data?.stats[count] ?? 0} />;
  return (
    <Bar aria-label={adminMenuTexts.label}>
      <Row>
        <Links ref={list} role="list">
          {dailyPages.map((page) => (
            <li key={page.to}>
              <AdminLink to={page.to}>
                {adminMenuTexts[page.name]}
                {countOf(page)}
              </AdminLink>
            </li>
          ))}
          {otherPages.map(({ name, to, roomFrom }) => (
            <RareItem key={to} roomFrom={roomFrom}>
              <AdminLink to={to}>{adminMenuTexts[name]}</AdminLink>
            </RareItem>
          ))}
        </Links>
        <FoldedList key={pathname}>
          {otherPages.map(({ name, to, roomFrom }) => (
            <FoldedItem key={to} roomFrom={roomFrom}>
              <AdminLink to={to} width="full">
                {adminMenuTexts[name]}
              </AdminLink>
            </FoldedItem>
          ))}
        </FoldedList>
      </Row>
    </Bar>
  );
}

/** A button that unfolds links below the row. The Escape key, and leaving it, fold them again. */
function FoldedList({ children }: { children: ReactNode }) {
  const foldOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape') return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  const foldOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <Folded onKeyDown={foldOnEscape} onBlur={foldOnLeave}>
      <summary>
        {adminMenuTexts.more}
        <ChevronDown size="1.25em" aria-hidden />
      </summary>
      {/* Safari focuses no links on a click. The list takes the focus instead, so that it stays unfolded. */}
      <chakra.ul role="list" tabIndex={-1}>
        {children}
      </chakra.ul>
    </Folded>
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

const Row = chakra('div', {
  base: {
    display: 'flex',
    columnGap: '1',
    maxWidth: '76rem',
    marginX: 'auto',
    paddingX: { base: '2', md: '4', lg: '6' },
  },
});

const Links = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'flex',
    columnGap: '1',
    minWidth: '0',
    // The containing block of its hidden texts, so that they scroll with it.
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
  },
});

/** A folded page is in the row while it is the current one. */
const RareItem = chakra('li', {
  base: { display: { md: 'none' }, '&:has([aria-current])': { display: 'block' } },
  variants: { roomFrom: { lg: { display: { lg: 'block' } }, xl: { display: { xl: 'block' } } } },
});

/** A page is folded while the row does not show it. */
const FoldedItem = chakra('li', {
  base: { '&:has([aria-current])': { display: 'none' } },
  variants: { roomFrom: { lg: { display: { lg: 'none' } }, xl: { display: { xl: 'none' } } } },
});

const entryStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  paddingX: { base: '3', md: '2', lg: '3' },
  whiteSpace: 'nowrap',
  fontSize: 'sm',
  fontWeight: 'semibold',
  color: 'fg.muted',
  _hover: { color: 'fg', bg: 'bg.emphasized' },
  _focusVisible: { outlineOffset: '-3px' },
} as const;

const AdminLink = chakra(NavLink, {
  base: { ...entryStyle, '&.active': { color: 'fg', boxShadow: 'inset 0 -3px {colors.action.line}' } },
});

const Folded = chakra('details', {
  base: {
    display: { base: 'none', md: 'block' },
    flexShrink: '0',
    position: 'relative',
    '& > summary': { ...entryStyle, gap: '1', cursor: 'pointer', listStyle: 'none' },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary': { color: 'fg', bg: 'bg.emphasized' },
    '& > ul': {
      position: 'absolute',
      insetInlineEnd: '0',
      zIndex: 'header',
      minWidth: 'full',
      listStyleType: 'none',
      bg: 'bg.raised',
      border: 'line',
      borderColor: 'border',
      borderRadius: 'card',
      boxShadow: 'card',
    },
  },
});
