// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { changePerson, leaveSession } from '#client/features/auth/session-cache.ts';
import { MeDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { paths } from '#shared/paths.ts';
import { AccountDeletedPage } from './account-deleted-page.tsx';

function openAsMember() {
  const { client } = createCountingClient({ Me: () => ({ me: null }) });
  changePerson(client.cache, sampleUser('USER'));
  const router = createMemoryRouter(
    [
      { path: paths.accountDeleted, element: <AccountDeletedPage /> },
      { path: paths.profile, element: 'My profile' },
    ],
    { initialEntries: [paths.accountDeleted] },
  );
  const show = () =>
    render(
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>,
    );
  return { client, router, show };
}

it('makes a visitor of the person who has just deleted the account', async () => {
  const { client, router, show } = openAsMember();
  await leaveSession(() => Promise.resolve());
  const page = await show();
  await eventually(() => expect(client.cache.readQuery({ query: MeDocument })).toEqual({ me: null }));
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Goodbye');
  expect(router.state.location.pathname).toBe(paths.accountDeleted);
  await page.unmount();
});

it('sends a person who is logged in to their profile', async () => {
  const { client, router, show } = openAsMember();
  const page = await show();
  await eventually(() => expect(router.state.location.pathname).toBe(paths.profile));
  expect(client.cache.readQuery({ query: MeDocument })?.me?.fullName).toBe('Anna Berg');
  await page.unmount();
});
