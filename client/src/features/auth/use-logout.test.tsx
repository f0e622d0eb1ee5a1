// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { RouteGuard } from '#client/app/route-guard.tsx';
import { members } from '#client/routing/screen.ts';
import { MeDocument } from '#client/gql/graphql.ts';
import { currentToasts } from '#client/toasts/toasts.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { useLogout } from './use-logout.ts';

function Frame() {
  const { logout } = useLogout();
  return (
    <>
      <button onClick={() => void logout()}>Logout</button>
      <Outlet />
    </>
  );
}

/** A logged-in user on a guarded page, and every path they visit from then on. */
async function openCheckout(answers: Answers) {
  const { client } = createCountingClient({ Me: () => ({ me: sampleUser('USER') }), ...answers });
  const screen = (path: string) => ({
    path,
    lazy: async () => ({ Component: () => <p>{path}</p> }),
    hydrateFallbackElement: <p>Loading</p>,
  });
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          screen('/'),
          screen('/login'),
          { element: <RouteGuard access={members} />, children: [screen('/checkout')] },
        ],
      },
    ],
    { initialEntries: ['/checkout'] },
  );
  const { container, press, unmount } = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await eventually(() => expect(container.textContent).toContain('/checkout'));
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  const logout = () => press('Logout');
  return { client, container, visited, logout, unmount };
}

const saidLast = () => currentToasts().at(-1)?.text;

describe('logging out on a guarded page', () => {
  it('returns to the home page, not to the login page, and clears the session', async () => {
    const page = await openCheckout({
      Logout: () => ({ logout: { __typename: 'LogoutPayload', userId: 'user-1' } }),
    });
    await page.logout();
    await eventually(() => expect(saidLast()).toBe('You are logged out'));
    expect(page.visited).not.toContain('/login');
    expect(page.visited.at(-1)).toBe('/');
    expect(page.client.readQuery({ query: MeDocument })).toEqual({ me: null });
    await page.unmount();
  });

  it('keeps the page and the session when the server fails', async () => {
    const page = await openCheckout({ Logout: () => new GraphQLError('') });
    await page.logout();
    await eventually(() => expect(saidLast()).toBe('Failed to logout'));
    expect(page.visited).toEqual([]);
    expect(page.client.readQuery({ query: MeDocument })?.me?.id).toBe('user-1');
    await page.unmount();
  });
});
