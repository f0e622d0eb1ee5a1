// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Screen } from '#client/routing/screen.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { Providers } from './providers.tsx';
import { routeOf } from './router.tsx';
import { screens } from './screens.ts';

/** Opens a screen with a `load` that fails. */
async function openBroken(load: Screen['load']) {
  const { client } = createCountingClient({ Me: () => ({ me: null }) });
  const router = createMemoryRouter([routeOf({ path: '/', access: 'everyone', load })]);
  return render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

describe('a retry is offered in place of a screen', () => {
  it.each<[string, Screen['load']]>([
    ['cannot be loaded', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
    [
      'breaks',
      async () => () => {
        throw new Error('A fault of ours');
      },
    ],
  ])('that %s', async (_name, load) => {
    // React and the router log the errors that they catch.
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await openBroken(load);
    await eventually(() => expect(page.container.textContent).toContain('Something went wrong on our side'));
    expect(page.getByRole('button').textContent).toBe('Try again');
    await page.unmount();
    report.mockRestore();
  });
});

it.each(['/course/description', '/course/displaylecture', '/course/displaylectures', '/course/addlecture'])(
  '%s redirects to /courses if no course was passed',
  async (address) => {
    const { client } = createCountingClient({ Me: () => ({ me: sampleUser('ADMIN') }) });
    const opened = screens.filter(({ path }) => path === address);
    const catalogue = { path: '/courses', element: <p>Catalogue</p> };
    const router = createMemoryRouter([...opened.map(routeOf), catalogue], { initialEntries: [address] });
    const page = await render(
      <Providers client={client}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await eventually(() => expect(page.container.textContent).toBe('Catalogue'));
    await page.unmount();
  },
);
