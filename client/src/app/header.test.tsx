// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { Header } from './header.tsx';
import { Providers } from './providers.tsx';

async function open(path: string, me: ReturnType<typeof sampleUser> | null) {
  const { client } = createCountingClient({ Me: () => ({ me }) });
  const router = createMemoryRouter([{ path: '*', element: <Header /> }], { initialEntries: [path] });
  return render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

it('leads a logged-in person to their learning, and a visitor to the login and to the school', async () => {
  const learner = await open('/courses', sampleUser('USER'));
  await eventually(() =>
    expect(learner.getByRole('link', { name: 'My learning' }).getAttribute('href')).toBe('/'),
  );
  await learner.unmount();
  const visitor = await open('/courses', null);
  await eventually(() => expect(visitor.getByRole('link', { name: 'Login' })).toBeTruthy());
  expect(visitor.queryByRole('link', { name: 'My learning' })).toBeNull();
  // They are hidden in narrow windows.
  const targets = [...visitor.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining(['/about', '/contact']));
  await visitor.unmount();
});

it.each([
  ['/courses/ropes/lectures/7', true],
  ['/courses/ropes/lectures/7/edit', false],
  ['/courses/ropes', false],
])('at %s is dark: %s', async (path, isDark) => {
  const page = await open(path, null);
  expect(page.container.querySelector('header .dark') !== null).toBe(isDark);
  await page.unmount();
});
