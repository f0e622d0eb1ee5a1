import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { nextPath } from '#shared/next-path.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import type { RouteAccess } from '#client/routing/screen.ts';
import { Page } from '#client/ui/page.tsx';
import { messages } from '#shared/messages.ts';
import { paths } from '#shared/paths.ts';
import { pagesTexts } from '#shared/pages.ts';
import { language } from '#shared/texts/texts.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { passageTo } from './route-access.ts';

/** Guards the routes that not everyone may open. */
export function RouteGuard({ access }: { access: RouteAccess }) {
  const { status, user, role, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  switch (passageTo(access, status, role)) {
    case 'enter':
      return <Outlet />;
    case 'wait':
      return <PageSkeleton />;
    case 'retry':
      return (
        <Page title={pagesTexts.names.account} width="narrow">
          <ErrorState message={messages.unavailable} onRetry={retry} />
        </Page>
      );
    case 'login':
      return <SendTo path={paths.loginThen(pathname + search + hash)} />;
    case 'denied':
      return <SendTo path={user?.needsSecondFactor ? paths.twoStep : paths.denied} />;
    case 'onward': {
      const next = nextPath(new URLSearchParams(search).get('next'));
      const isOtherLanguage = user?.language && user.language !== language();
      return isOtherLanguage ? <LoadAnew path={next} /> : <SendTo path={next} />;
    }
  }
}

/** Reloads the page. It has the texts of one language, and a person who has just logged in may use another. */
function LoadAnew({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path]);
  return <PageSkeleton />;
}

/** Redirects with a skeleton, because the other screen may have to be loaded first. */
function SendTo({ path }: { path: string }) {
  return (
    <>
      <Navigate to={path} replace />
      <PageSkeleton />
    </>
  );
}
