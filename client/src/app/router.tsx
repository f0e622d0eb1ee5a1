import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { admins, type Screen } from '#client/routing/screen.ts';
import { NotFoundPage } from '#client/ui/not-found-page.tsx';
import { ADMIN_SCREEN } from './admin-screen.ts';
import { Layout } from './layout.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RouteError } from './route-error.tsx';
import { RouteGuard } from './route-guard.tsx';
import { screens } from './screens.ts';

/** A screen behind its guard. An error in the screen leaves the header and the menu in place. */
export const routeOf = ({ path, access, load, handle }: Screen): RouteObject => ({
  element: <RouteGuard access={access} />,
  handle: access === admins ? ADMIN_SCREEN : undefined,
  children: [
    {
      path,
      handle,
      // Not `{ Component: load }`: in that form a screen that cannot be loaded stays blank instead of failing.
      lazy: async () => ({ Component: await load() }),
      errorElement: <RouteError />,
      hydrateFallbackElement: <PageSkeleton />,
    },
  ],
});

/** All routes of the client, inside the one layout, with `others` before them. */
const routesAfter = (...others: RouteObject[]): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <RouteError />,
    children: [...others, ...screens.map(routeOf), { path: '*', element: <NotFoundPage /> }],
  },
];

export const routes = routesAfter();

/**
 * Creates a router on the browser's own history.
 *
 * @param missing the path of the opened page if the server has found nothing there: no screen queries it again.
 */
export const createRouter = (missing?: string) =>
  createBrowserRouter(
    missing === undefined ? routes : routesAfter({ path: missing, element: <NotFoundPage /> }),
  );
