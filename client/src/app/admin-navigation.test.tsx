// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { Providers } from './providers.tsx';

async function open(address: string) {
  const { client } = createCountingClient({
    AdminCounts: () => ({ stats: { __typename: 'Stats', openMessages: 3, paymentProblems: 0 } }),
  });
  const router = createMemoryRouter([{ path: '*', element: <AdminNavigation /> }], {
    initialEntries: [address],
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const current = () =>
    page
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  const menu = page.getByRole('button', { name: /^Administration/ });
  return { ...page, current, menu };
}

it.each([
  ['/admin/health', 'Health', 'page'],
  ['/admin/settings/offer', 'Settings', 'true'],
  ['/admin/payments/ledger', 'Payments', 'true'],
  ['/course/create', 'Courses', 'true'],
  ['/courses/knots/lectures/1/captions', 'Courses', 'true'],
])('at %s, %s is the current page', async (address, name, how) => {
  const { current, menu, unmount } = await open(address);
  expect(current()).toEqual([[name, how]]);
  expect(menu.textContent).toBe(`Administration ${name}`);
  await unmount();
});

it('groups the pages, and counts what needs attention', async () => {
  const page = await open('/admin/health');
  const people = page.getByRole('list', { name: 'People' });
  await eventually(() => expect(people.textContent).toBe('MembersMessages3, 3 open'));
  expect(page.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby') !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
  await page.unmount();
});

it('is folded by the Escape key, by leaving it and by opening a page', async () => {
  const page = await open('/admin/health');
  const { press, menu, unmount } = page;
  const isOpen = () => page.getByRole('button', { name: /^Administration/ }).getAttribute('aria-expanded');
  await press('Administration Health');
  expect(isOpen()).toBe('true');
  await act(async () => fireEvent.keyDown(page.getByRole('link', { name: 'Trash' }), { key: 'Escape' }));
  expect(isOpen()).toBe('false');
  expect(document.activeElement).toBe(menu);

  await press('Administration Health');
  await act(async () =>
    fireEvent.blur(page.getByRole('link', { name: 'Trash' }), { relatedTarget: document.body }),
  );
  expect(isOpen()).toBe('false');

  await press('Administration Health');
  await act(async () => page.getByRole('link', { name: 'Trash' }).click());
  expect(isOpen()).toBe('false');
  await unmount();
});
