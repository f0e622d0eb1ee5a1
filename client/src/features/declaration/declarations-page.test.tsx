// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { DeclarationsPage } from './declarations-page.tsx';

const DECLARATION = {
  __typename: 'Declaration' as const,
  id: 'd-1',
  kind: 'CANCELLATION',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contract: 'Yearly subscription',
  isExtraordinary: false,
  reason: null,
  endsOn: null,
  createdAt: '2027-03-01T09:30:05.000Z',
  state: 'RECEIVED',
  refusal: null,
  note: null,
  provenAt: null,
  closedAt: null,
  user: null,
};

async function open() {
  const inputs: unknown[] = [];
  const asked: unknown[] = [];
  const { client } = createCountingClient({
    Me: () => ({ me: null }),
    Declarations: ({ state }) => {
      asked.push(state);
      return { declarations: sampleConnection('Declaration', state === 'REFUSED' ? [] : [DECLARATION]) };
    },
    CloseDeclaration: ({ input }) => {
      inputs.push(input);
      const { isRefused, note } = input as { isRefused: boolean; note: string };
      const state = isRefused ? 'REFUSED' : 'EXECUTED';
      const closed = { ...DECLARATION, state, note, closedAt: '2027-03-02T09:30:05.000Z' };
      return { closeDeclaration: { __typename: 'CloseDeclarationPayload', declaration: closed } };
    },
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <DeclarationsPage /> }])} />
    </Providers>,
  );
  await eventually(() => page.getByRole('heading', { name: 'Ada Lovelace' }));
  return { ...page, inputs, asked };
}

it.each([
  ['Carried out', false],
  ['Refuse', true],
])('closes a declaration with the pressed button and the note: %s', async (button, isRefused) => {
  const page = await open();
  await page.press('Close: Ada Lovelace');
  await act(async () => fireEvent.change(page.getByLabelText('Note'), { target: { value: 'Done by hand' } }));
  const form = page.getByLabelText('Note').closest('form');
  const pressed = page.getAllByRole('button', { name: button }).find((one) => form?.contains(one));
  await act(async () => pressed?.click());
  await eventually(() => expect(page.inputs).toEqual([{ id: 'd-1', isRefused, note: 'Done by hand' }]));
  await eventually(() => expect(page.queryByLabelText('Note')).toBeNull());
  expect(page.queryByRole('button', { name: 'Close: Ada Lovelace' })).toBeNull();
  await page.unmount();
});

it('shows the reference of a declaration', async () => {
  const page = await open();
  const facts = page.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.at(-1)).toBe('d-1');
  await page.unmount();
});

it('lists only the declarations of the chosen state', async () => {
  const page = await open();
  await act(async () => page.getByLabelText('Refused').click());
  await eventually(() => expect(page.container.textContent).toContain('No declarations'));
  expect(page.asked).toEqual([null, 'REFUSED']);
  await page.unmount();
});
