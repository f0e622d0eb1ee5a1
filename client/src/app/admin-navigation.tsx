import { chakra } from '@chakra-ui/react';
import {
  Activity,
  BookOpen,
  ChartColumn,
  ChevronDown,
  CreditCard,
  FileX,
  Inbox,
  LayoutDashboard,
  ScrollText,
  Settings,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatNumber } from '#client/format/format.ts';
import { useAdminCountsQuery } from '#client/gql/graphql.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { paths } from '#shared/paths.ts';
import { adminMenuTexts as texts } from '#shared/texts/admin-menu.ts';

interface AdminPageLink {
  name: keyof typeof texts.page;
  to: string;
  icon: LucideIcon;
  /** The count of things on that page that need attention. */
  count?: keyof typeof texts.count;
}

interface Group {
  /** Undefined for the pages above the groups. */
  name?: keyof typeof texts.group;
  pages: readonly AdminPageLink[];
}

const groups: readonly Group[] = [
  { pages: [{ name: 'dashboard', to: paths.dashboard, icon: LayoutDashboard }] },
  { name: 'teach', pages: [{ name: 'courses', to: paths.adminCourses, icon: BookOpen }] },
  {
    name: 'people',
    pages: [
      { name: 'members', to: paths.members, icon: Users },
      { name: 'messages', to: paths.messages, icon: Inbox, count: 'openMessages' },
    ],
  },
  {
    name: 'money',
    pages: [
      { name: 'payments', to: paths.payments, icon: CreditCard, count: 'paymentProblems' },
      { name: 'declarations', to: paths.declarations, icon: FileX },
      { name: 'statistics', to: paths.statistics, icon: ChartColumn },
    ],
  },
  {
    name: 'school',
    pages: [
      { name: 'settings', to: paths.settings, icon: Settings },
      { name: 'health', to: paths.health, icon: Activity },
      { name: 'auditLog', to: paths.auditLog, icon: ScrollText },
      { name: 'trash', to: paths.trash, icon: Trash2 },
    ],
  },
];

/** The page that an address belongs to. Outside of `/admin`, admins edit courses and their lectures. */
const placeOf = (pathname: string): string => {
  if (pathname === paths.invitations) return paths.members;
  return (
    groups.flatMap(({ pages }) => pages).find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
      ?.to ?? paths.adminCourses
  );
};

/** The links between the admin pages, in groups. In a narrow window a button unfolds them above the page. */
export function AdminNavigation() {
  const { pathname } = useLocation();
  // Another page has another key: its menu is folded.
  return <Menu key={pathname} pathname={pathname} />;
}

function Menu({ pathname }: { pathname: string }) {
  const { data } = useAdminCountsQuery({ fetchPolicy: 'cache-and-network' });
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const place = placeOf(pathname);
  const current = groups.flatMap(({ pages }) => pages).find(({ to }) => to === place);
  const foldOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    toggle.current?.focus();
  };
  const foldOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <Bar aria-label={texts.label} onKeyDown={foldOnEscape} onBlur={foldOnLeave}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <chakra.span color="fg.muted">{texts.label}</chakra.span> {current && texts.page[current.name]}
        <ChevronDown size="1.25em" aria-hidden />
      </Toggle>
      {/* Safari focuses no links on a click. The list takes the focus instead, so that it stays unfolded. */}
      <Groups id={id} tabIndex={-1} data-open={isOpen || undefined}>
        {groups.map(({ name, pages }) => (
          <chakra.div key={name ?? ''}>
            {name && <GroupName id={`${id}-${name}`}>{texts.group[name]}</GroupName>}
            <chakra.ul role="list" listStyleType="none" aria-labelledby={name && `${id}-${name}`}>
              {pages.map((page) => (
                <li key={page.to}>
                  <AdminLink to={page.to} aria-current={currentOf(page.to, place, pathname)}>
                    <page.icon size="1.125em" aria-hidden />
                    {texts.page[page.name]}
                    {page.count && <Count of={page.count} value={data?.stats[page.count] ?? 0} />}
                  </AdminLink>
                </li>
              ))}
            </chakra.ul>
          </chakra.div>
        ))}
      </Groups>
    </Bar>
  );
}

/** `page` for the page itself, `true` for the page that the current one belongs to. */
const currentOf = (to: string, place: string, pathname: string) =>
  to === place ? (to === pathname ? 'page' : true) : undefined;

function Count({ of, value }: { of: keyof typeof texts.count; value: number }) {
  if (value === 0) return null;
  return (
    <>
      <Pill aria-hidden>{formatNumber(value)}</Pill>
      <VisuallyHidden>{texts.count[of]({ count: value })}</VisuallyHidden>
    </>
  );
}

const Pill = chakra('span', {
  base: {
    marginInlineStart: 'auto',
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

const Bar = chakra('nav', {
  base: { position: { lg: 'sticky' }, top: '0', maxHeight: { lg: '100dvh' }, overflowY: { lg: 'auto' } },
});

const Toggle = chakra('button', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minHeight: '12',
    paddingX: { base: '4', md: '6' },
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-3px' },
    '& > svg': { marginInlineStart: 'auto' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    // Without scripts the list is always unfolded.
    '@media (scripting: none)': { display: 'none' },
  },
});

const Groups = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    padding: { base: '2', lg: '3' },
    '&[data-open]': {
      display: { base: 'grid' },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
      gap: '2',
      position: { base: 'absolute', lg: 'static' },
      top: 'full',
      insetInline: '0',
      maxHeight: 'calc(100dvh - {sizes.12})',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: { base: 'bg.raised', lg: 'transparent' },
      borderBottom: { base: 'line', lg: 'none' },
      borderColor: 'border',
      boxShadow: { base: 'card', lg: 'none' },
    },
    '@media (scripting: none)': { display: 'block' },
    lg: { '&, &[data-open]': { display: 'block' } },
    '&:focus': { outline: 'none' },
  },
});

const GroupName = chakra('p', {
  base: {
    paddingX: '3',
    paddingTop: { base: '2', lg: '4' },
    paddingBottom: '1',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.muted',
  },
});

const AdminLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', lg: '9' },
    paddingX: '3',
    borderRadius: 'card',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    '& > svg': { flexShrink: 0 },
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]': {
      color: 'fg',
      fontWeight: 'semibold',
      bg: 'action.subtle',
      boxShadow: 'inset calc(3px * var(--forward)) 0 {colors.action.line}',
    },
  },
});
