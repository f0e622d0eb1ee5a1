import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Page } from './page.tsx';

const adminPages = [
  { label: 'Dashboard', to: paths.dashboard },
  { label: 'Members', to: paths.members },
  { label: 'Messages', to: paths.messages },
  { label: 'Payments', to: paths.paymentProblems },
  { label: 'Trash', to: paths.trash },
  { label: 'Audit log', to: paths.auditLog },
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
        {adminPages.map(({ label, to }) => (
          <li key={to}>
            <AdminLink to={to}>{label}</AdminLink>
          </li>
        ))}
      </chakra.ul>
    </Bar>
  );
}

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
