// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { admins, members, type RouteAccess } from '#client/routing/screen.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { Providers } from './providers.tsx';
import { RouteGuard } from './route-guard.tsx';

const guarded = (path: string, access: RouteAccess) => ({
  element: <RouteGuard access={access} />,
  children: [{ path, element: <p>{`Inside ${path}`}</p> }],
});

/** Opens an address as the person that `me` returns, and waits until the screen shows the result. */
async function open(address: string, me: () => object | GraphQLError) {
  const { client } = createCountingClient({ Me: me });
  const router = createMemoryRouter(
    [
      guarded('/checkout', members),
      guarded('/course/create', admins),
      guarded('/login', 'visitors'),
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const place = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { ...page, place };
}

describe('a guarded screen', () => {
  it('redirects a visitor to the login, which remembers the destination', async () => {
    const { place, unmount } = await open('/checkout?from=%2Fcourses%2Fjoins#terms', () => ({ me: null }));
    expect(place()).toBe(`/login?next=${encodeURIComponent('/checkout?from=%2Fcourses%2Fjoins#terms')}`);
    await unmount();
  });

  it('is shown to people with access', async () => {
    const { container, place, unmount } = await open('/checkout', () => ({ me: sampleUser('USER') }));
    expect(container.textContent).toContain('Inside /checkout');
    expect(place()).toBe('/checkout');
    await unmount();
  });

  it('redirects the wrong role to /denied', async () => {
    const { place, unmount } = await open('/course/create', () => ({ me: sampleUser('USER') }));
    expect(place()).toBe('/denied');
    await unmount();
  });

  it('redirects an admin who must set up a second factor to the profile', async () => {
    const admin = { ...sampleUser('ADMIN'), needsSecondFactor: true };
    const { place, unmount } = await open('/course/create', () => ({ me: admin }));
    expect(place()).toBe('/user/profile#two-step');
    await unmount();
  });

  it('can be retried when the session could not be loaded', async () => {
    let isDown = true;
    const { container, press, unmount } = await open('/checkout', () =>
      isDown ? new GraphQLError('Down') : { me: sampleUser('USER') },
    );
    expect(container.textContent).not.toContain('Inside');
    isDown = false;
    await press('Try again');
    expect(container.textContent).toContain('Inside /checkout');
    await unmount();
  });
});

describe('the login', () => {
  it.each([
    ['/login?next=%2Fcheckout', '/checkout'],
    ['/login', '/'],
    ['/login?next=https%3A%2F%2Fevil.example%2F', '/'],
  ])('at %s redirects signed-in people to %s', async (address, expected) => {
    const { place, unmount } = await open(address, () => ({ me: sampleUser('USER') }));
    expect(place()).toBe(expected);
    await unmount();
  });

  it.each([
    ['de', ['/checkout']],
    ['en', []],
  ])('redirects with a page load only if the person’s language differs: %s', async (language, loaded) => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const me = { ...sampleUser('USER'), language };
    const { place, unmount } = await open('/login?next=%2Fcheckout', () => ({ me }));
    expect(replace.mock.calls.flat()).toEqual(loaded);
    expect(place() === '/checkout').toBe(loaded.length === 0);
    await unmount();
    replace.mockRestore();
  });
});
