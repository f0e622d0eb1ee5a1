import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { formatNumber } from '#client/format/format.ts';
import { useAdminCountsQuery } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { Page } from './page.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface AdminPageLink {
  label: string;
  to: string;
  /** How many things there want a look, and what they are. */
  count?: { of: 'openMessages' | 'paymentProblems'; what: string };
}

const adminPages: readonly AdminPageLink[] = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Statistics', to: paths.statistics },
  { label: 'Courses', to: paths.adminCourses },
  { label: 'Members', to: paths.members },
  { label: 'Messages', to: paths.messages, count: { of: 'openMessages', what: 'open' } },
  { label: 'Payments', to: paths.payments, count: { of: 'paymentProblems', what: 'that need attention' } },
  { label: 'Trash', to: paths.trash },
  { label: 'Audit log', to: paths.auditLog },
  { label: 'Health', to: paths.health },
  { label: 'Settings', to: paths.settings },
];

interface AdminPageProps {
  /** The main heading and the document's title. */
  title: string;
  /** What stands beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an admin's screen: the way to the others, then what it is about. */
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
  return (
    <Bar aria-label="Administration">
      <chakra.ul
        role="list"
        listStyleType="none"
        display="flex"
        flexWrap="wrap"
        columnGap="1"
        maxWidth="76rem"
        marginX="auto"
        paddingX={{ base: '2', md: '4', lg: '6' }}
      >
        {adminPages.map(({ label, to, count }) => (
          <li key={to}>
            <AdminLink to={to}>
              {label}
              {count && <Count value={data?.stats[count.of] ?? 0} what={count.what} />}
            </AdminLink>
          </li>
        ))}
      </chakra.ul>
    </Bar>
  );
}

function Count({ value, what }: { value: number; what: string }) {
  if (value === 0) return null;
  return (
    <>
      <Pill aria-hidden>{formatNumber(value)}</Pill>
      <VisuallyHidden>
        , {formatNumber(value)} {what}
      </VisuallyHidden>
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
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-3px' },
    '&.active': { color: 'fg', boxShadow: 'inset 0 -3px {colors.action.line}' },
  },
});
