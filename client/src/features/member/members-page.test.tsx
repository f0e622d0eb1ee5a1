// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { sampleConnection, sampleMember } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { MembersPage } from './members-page.tsx';

/** Opens a list of 230 members at an address. Each request brings as many as it asks for. */
async function open(address = '/') {
  const asked: Record<string, unknown>[] = [];
  const all = Array.from({ length: 230 }, (_, index) =>
    sampleMember(String(index + 1), { fullName: `Member ${index + 1}` }),
  );
  const { client } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    Members: (variables) => {
      asked.push(variables);
      const start = all.findIndex(({ id }) => `cursor-${id}` === variables['after']) + 1;
      const nodes = all.slice(start, start + Number(variables['first']));
      const hasNextPage = start + nodes.length < all.length;
      return { users: sampleConnection('User', nodes, { hasNextPage, totalCount: all.length }) };
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: <MembersPage /> },
      { path: '/elsewhere', element: null },
    ],
    { initialEntries: [address] },
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const names = () => page.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  await eventually(() => expect(names().length).toBeGreaterThan(0));
  const search = () => router.state.location.search;
  const go = (to: string | number) =>
    act(async () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { ...page, asked, names, search, go };
}

it('shows the total and one page, and another page and page size on request, which are in the address', async () => {
  const page = await open();
  expect(page.getByText('230 members')).toBeTruthy();
  expect(page.names()).toHaveLength(50);
  await page.press('Next');
  await eventually(() => expect(page.names()[0]).toBe('Member 51'));
  expect(page.search()).toBe('?page=2');
  expect(page.asked).toHaveLength(2);
  await page.press('Previous');
  await eventually(() => expect(page.names()[0]).toBe('Member 1'));
  expect(page.asked).toHaveLength(2);
  await act(async () => fireEvent.change(page.getByLabelText('Rows per page'), { target: { value: '100' } }));
  expect(page.search()).toBe('?size=100');
  await eventually(() => expect(page.names()).toHaveLength(100));
  await page.unmount();
});

it('opens the page that the address names, with the pages before it in requests of 100', async () => {
  const page = await open('/?page=9&size=25');
  await eventually(() => expect(page.names()[0]).toBe('Member 201'));
  expect(page.asked.map(({ first }) => first)).toEqual([100, 100, 25]);
  await page.unmount();
});

it('asks again for the first pages on return, and for no page behind them', async () => {
  const page = await open('/?page=9&size=25');
  await eventually(() => expect(page.names()[0]).toBe('Member 201'));
  await page.go('/elsewhere');
  await page.go(-1);
  expect(page.names()[0]).toBe('Member 201');
  expect(page.asked).toHaveLength(3);
  await page.go('/elsewhere');
  await page.go('/?size=25');
  await eventually(() => expect(page.asked).toHaveLength(4));
  expect(page.asked.at(-1)).toMatchObject({ first: 25 });
  await page.unmount();
});

it('sorts from the first page, and offers the sorted and filtered list as CSV', async () => {
  const page = await open('/?page=2&access=none');
  const header = page.getByRole('columnheader', { name: 'Joined' });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await page.press('Name');
  expect(page.search()).toBe('?access=none&sort=name');
  await eventually(() => expect(page.asked.at(-1)).toMatchObject({ sort: 'NAME', isSubscribed: false }));
  await page.press('Name');
  await eventually(() => expect(page.asked.at(-1)).toMatchObject({ sort: 'NAME_DESC' }));
  expect(page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
    '/exports/members.csv?isSubscribed=false&sort=NAME_DESC',
  );
  await page.unmount();
});
