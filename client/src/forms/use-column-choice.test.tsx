// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { useColumnChoice } from './use-column-choice.tsx';

afterEach(() => localStorage.clear());

const columns: Column<string>[] = [
  { key: 'name', header: 'Name', isRowHeader: true, cell: (row) => row },
  { key: 'email', header: 'Email', cell: (row) => `${row}@example.com` },
  { key: 'role', header: 'Role', cell: () => 'Learner' },
  { key: 'actions', header: 'Actions', isActions: true, cell: () => 'Edit' },
];

function Members({ table }: { table: string }) {
  const { columns: shown, choice } = useColumnChoice(table, columns);
  return (
    <>
      {choice}
      <DataTable caption="Members" columns={shown} rows={['ada']} rowKey={(row) => row} />
    </>
  );
}

async function open(table = 'members') {
  const { client } = createCountingClient({});
  const page = await render(
    <Providers client={client}>
      <Members table={table} />
    </Providers>,
  );
  const heads = () =>
    page.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
  const click = (role: string, name: string) =>
    act(async () => page.getByRole(role, { name, hidden: true }).click());
  return { ...page, heads, click };
}

it('hides columns, and keeps the choice for this table', async () => {
  const page = await open();
  expect(page.heads()).toEqual(['Name', 'Email', 'Role', 'Actions']);
  await page.click('button', 'Columns');
  const boxes = page.getAllByRole('checkbox', { hidden: true });
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['Email', 'Role']);
  await page.click('checkbox', 'Email');
  expect(page.heads()).toEqual(['Name', 'Role', 'Actions']);
  await page.click('checkbox', 'Role');
  expect(page.heads()).toEqual(['Name', 'Actions']);
  await page.unmount();

  const again = await open();
  expect(again.heads()).toEqual(['Name', 'Actions']);
  await again.click('button', 'Columns');
  await again.click('checkbox', 'Role');
  expect(again.heads()).toEqual(['Name', 'Role', 'Actions']);
  await again.click('button', 'Show all');
  expect(again.heads()).toEqual(['Name', 'Email', 'Role', 'Actions']);
  expect(localStorage.length).toBe(0);
  await again.unmount();
});

it('ignores the choice for another table', async () => {
  localStorage.setItem('columns-courses', 'email');
  const page = await open();
  expect(page.heads()).toEqual(['Name', 'Email', 'Role', 'Actions']);
  await page.unmount();
});
