import { chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { FileText, LogOut, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { loadLogoutDialog, useLogout } from '#client/features/auth/use-logout.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { linkedPages, useSchool } from '#client/graphql/use-school.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { layoutTexts } from '#shared/texts/layout.ts';
import { MenuPerson } from './menu-person.tsx';
import { menuFor, type MenuEntry } from './navigation.ts';

const { menu: texts } = layoutTexts;

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  minHeight: '12',
  paddingX: '4',
  borderRadius: 'card',
  fontWeight: 'semibold',
  cursor: 'pointer',
  _hover: { bg: 'bg.emphasized' },
  '&[aria-current=page]': {
    bg: 'action.subtle',
    boxShadow: 'inset calc(3px * var(--forward)) 0 {colors.action.solid}',
  },
  '&[aria-disabled=true]': { cursor: 'progress', opacity: 0.6 },
} as const;

const LogoutDialog = lazy(async () => ({ default: (await loadLogoutDialog()).LogoutDialog }));

const EntryLink = chakra(NavLink, { base: entryStyle });
const EntryButton = chakra('button', { base: entryStyle });

export { HeaderPerson } from './header-person.tsx';

interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu as a drawer at the side. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { logout, isLoggingOut, atRisk, confirm, stay } = useLogout();
  const leave = async () => {
    if (isLoggingOut) return;
    await logout();
    onClose();
  };
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        aria-label={texts.title}
        marginBlock="0"
        marginInline="auto 0"
        width="min(22rem, 88vw)"
        height="100dvh"
        borderBlock="none"
        borderInlineEnd="none"
        animation="drawIn {durations.move} ease-out"
      >
        <Stack gap="6" padding="4" minHeight="full">
          <Flex justify="space-between" align="center">
            <Heading as="h2" textStyle="h3" paddingInlineStart="4">
              {texts.title}
            </Heading>
            <Button variant="ghost" aria-label={texts.close} onClick={onClose}>
              <X aria-hidden />
            </Button>
          </Flex>
          <MenuEntries onChosen={onClose} onLogout={leave} isLoggingOut={isLoggingOut} />
        </Stack>
      </Dialog>
      {atRisk && (
        <Suspense>
          <LogoutDialog atRisk={atRisk} onLogout={() => void confirm()} onStay={stay} />
        </Suspense>
      )}
    </>
  );
}

interface MenuEntriesProps {
  onChosen: () => void;
  onLogout: () => void;
  isLoggingOut: boolean;
}

function MenuEntries({ onChosen, onLogout, isLoggingOut }: MenuEntriesProps) {
  const { status, user, role } = useSession();
  const pages = linkedPages(useSchool(), 'MENU');
  const entries = menuFor(status, role);
  const common = entries.filter(({ audience }) => audience === 'everyone');
  const own = entries.filter(({ audience }) => audience !== 'everyone');
  return (
    <>
      {user && <MenuPerson user={user} />}
      <nav aria-label={texts.title}>
        <Stack as="ul" role="list" listStyleType="none" gap="1">
          {common.map((entry) => (
            <MenuLink key={entry.to} entry={entry} onChosen={onChosen} />
          ))}
          {pages.map(({ to, title }) => (
            <li key={to}>
              <EntryLink to={to} end onClick={onChosen}>
                <FileText size="1.25em" aria-hidden />
                <bdi>{title}</bdi>
              </EntryLink>
            </li>
          ))}
          {own.map((entry) => (
            <MenuLink key={entry.to} entry={entry} onChosen={onChosen} />
          ))}
          {user && (
            <li>
              <EntryButton type="button" aria-disabled={isLoggingOut} onClick={onLogout}>
                <LogOut size="1.25em" aria-hidden />
                {texts.logout}
              </EntryButton>
            </li>
          )}
        </Stack>
      </nav>
    </>
  );
}

function MenuLink({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
  const { name, to, icon: Icon } = entry;
  return (
    <li>
      <EntryLink to={to} end onClick={onChosen}>
        <Icon size="1.25em" aria-hidden />
        {texts[name]}
      </EntryLink>
    </li>
  );
}
