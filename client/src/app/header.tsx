import { chakra, Flex } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useSession } from '#client/features/auth/use-session.ts';
import { Button } from '#client/ui/button.tsx';
import { ColorModeToggle } from '#client/ui/color-mode-toggle.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { paths, patterns } from '#shared/paths.ts';
import { layoutTexts } from '#shared/texts/layout.ts';
import { HeaderLink } from './header-link.tsx';
import { Wordmark } from './wordmark.tsx';

const loadMenu = () => import('./menu-drawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadMenu()).MenuDrawer }));
const HeaderPerson = lazy(async () => ({ default: (await loadMenu()).HeaderPerson }));

/**
 * The header of every screen: the link home, the most used links, and the menu.
 *
 * @param isWide whether it fills the window, like the screen below it.
 */
export function Header({ isWide = false }: { isWide?: boolean }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { user } = useSession();
  // The room of a lecture is dark up to the edge of the window.
  const isRoom = useMatch(patterns.lectures) !== null;
  const isMenuLoaded = useLoadedMenu(isMenuOpen, () => setIsMenuOpen(false));
  return (
    <chakra.header data-screen-only>
      <chakra.div
        className={isRoom ? 'dark' : undefined}
        borderBottom="line"
        borderColor="border"
        bg="bg"
        color="fg"
      >
        <Flex
          align="center"
          justify="space-between"
          gap="2"
          maxWidth={isWide ? undefined : '76rem'}
          marginX="auto"
          minHeight="16"
          paddingX={{ base: '4', md: '6', lg: '8' }}
          css={{ '@media (scripting: none)': { flexWrap: 'wrap' } }}
        >
          <Wordmark />
          <ShortWays />
          <Flex align="center" gap={{ base: '0', md: '2' }}>
            <ColorModeToggle />
            {user && (
              // Its space stays empty until the menu's code, which includes it, is loaded.
              <chakra.span width="11" height="11">
                <Suspense>{isMenuLoaded && <HeaderPerson user={user} />}</Suspense>
              </chakra.span>
            )}
            <Button
              variant="ghost"
              aria-label={layoutTexts.menu.title}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setIsMenuOpen(true)}
              marginInlineEnd="-3"
              paddingX="3"
              css={onlyWithScripts}
            >
              <Menu size="1.375em" aria-hidden />
              <chakra.span display={{ base: 'none', sm: 'inline' }}>{layoutTexts.menu.title}</chakra.span>
            </Button>
          </Flex>
        </Flex>
      </chakra.div>
      {isMenuLoaded && (
        <Suspense>
          <MenuDrawer open={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        </Suspense>
      )}
    </chakra.header>
  );
}

/** The most used links, shown if there is room. The menu has all links. */
function ShortWays() {
  const { status } = useSession();
  return (
    <Flex
      asChild
      display={{ base: 'none', md: 'flex' }}
      flex="1"
      align="center"
      gap="2"
      // The menu needs scripts. Without scripts these are the only links.
      css={{ '@media (scripting: none)': { display: 'flex', flexBasis: 'auto', flexWrap: 'wrap' } }}
    >
      <nav aria-label={layoutTexts.shortWays}>
        {/* Apart from the other links, which appear once the session is known: so nothing moves. */}
        <HeaderLink to={paths.courses} end marginInlineStart="4">
          {layoutTexts.menu.courses}
        </HeaderLink>
        {/* The home page of a learner. */}
        {status === 'user' && (
          <HeaderLink to={paths.home} end>
            {layoutTexts.myLearning}
          </HeaderLink>
        )}
        {status === 'visitor' && (
          <Flex display={{ base: 'none', xl: 'flex' }} gap="2">
            <HeaderLink to={paths.about}>{layoutTexts.menu.about}</HeaderLink>
            <HeaderLink to={paths.contact}>{layoutTexts.menu.contact}</HeaderLink>
          </Flex>
        )}
        <chakra.span flex="1" aria-hidden />
        {status === 'visitor' && (
          <>
            <HeaderLink to={paths.login}>{layoutTexts.menu.login}</HeaderLink>
            <LinkButton to={paths.signup} variant="outline">
              {layoutTexts.menu.signup}
            </LinkButton>
          </>
        )}
      </nav>
    </Flex>
  );
}

/**
 * Whether the menu's code is loaded. Loading begins after the screen is shown, and again when the browser is back online. Calls
 * `onFailure` when loading fails.
 */
function useLoadedMenu(isWanted: boolean, onFailure: () => void): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (isLoaded) return;
    const load = () => void loadMenu().then(() => setIsLoaded(true), fail);
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isLoaded, isWanted]);
  return isLoaded;
}
