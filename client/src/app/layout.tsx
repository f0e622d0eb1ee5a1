import { chakra } from '@chakra-ui/react';
import { Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { isRenewalUnpaid } from '#client/entities/subscription/subscription.ts';
import { IdentityDialogs } from '#client/features/auth/identity-dialogs.tsx';
import { useAccessChanges } from '#client/features/auth/use-access-changes.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { useVisitorProgress } from '#client/features/progress/use-visitor-progress.ts';
import { ToastsRegion } from '#client/toasts/toasts-region.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { layoutTexts } from '#shared/texts/layout.ts';
import { AdminFrame } from './admin-frame.tsx';
import { useAdminScreen } from './admin-screen.ts';
import { ConnectionHint } from './connection-hint.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SetupAbove } from './setup-above.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { useScreenPrefetch } from './use-screen-prefetch.ts';

/** Uploading videos needs libraries that only admins load. */
const Uploads = lazyPart(async () => (await import('#client/features/upload/uploads.tsx')).Uploads, 'quiet');

/** Few schools require a second factor, and only of admins. */
const SecondFactorBanner = lazyPart(
  async () => (await import('./second-factor-banner.tsx')).SecondFactorBanner,
  'quiet',
);

/** Most people have no unpaid renewal. */
const RenewalBanner = lazyPart(async () => (await import('./renewal-banner.tsx')).RenewalBanner, 'quiet');

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    zIndex: 'toasts',
    top: '2',
    insetInlineStart: '2',
    padding: '3',
    bg: 'action.solid',
    color: 'action.contrast',
    fontWeight: 'semibold',
    borderRadius: 'card',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});

/**
 * The key of a page's scroll position. A page that the browser loads itself, such as after paying, always has the key `default`;
 * its path is used instead.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The layout around every screen. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { user, isAdmin } = useSession();
  const isUnpaid = isRenewalUnpaid(user?.subscription);
  const isAdminScreen = useAdminScreen();
  useFocusHeading(main);
  useAccessChanges();
  useVisitorProgress();
  useScreenPrefetch();
  return (
    <>
      <SkipLink href="#main">{layoutTexts.skip}</SkipLink>
      <NavigationProgress />
      <Header isWide={isAdminScreen} />
      <ConnectionHint />
      <Suspense>{user?.needsSecondFactor && <SecondFactorBanner />}</Suspense>
      <Suspense>{isUnpaid && <RenewalBanner onDismissed={() => main.current?.focus()} />}</Suspense>
      <AdminFrame isAdminScreen={isAdminScreen} isAdmin={isAdmin}>
        <SetupAbove isAdminScreen={isAdminScreen} />
        {/* At least as high as the window, so that the footer does not move while a screen loads. */}
        <chakra.main
          ref={main}
          id="main"
          tabIndex={-1}
          display="flex"
          flexDirection="column"
          minHeight="calc(100dvh - {sizes.16})"
        >
          <Outlet />
        </chakra.main>
      </AdminFrame>
      <Footer />
      {isAdmin && user && (
        <Suspense>
          <Uploads userId={user.id} />
        </Suspense>
      )}
      {user && <IdentityDialogs user={user} />}
      <ToastsRegion />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
