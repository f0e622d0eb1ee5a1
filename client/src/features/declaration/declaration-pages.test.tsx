// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act, type ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { declarationMessages } from '#shared/declaration.ts';
import { CancelPage } from './cancel-page.tsx';
import { ConfirmDeclarationPage } from './confirm-declaration-page.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

const receiptOf = (kind: string) => ({
  receipt: {
    __typename: 'DeclarationReceipt',
    id: 'd-1',
    kind,
    receivedAt: '2027-03-01T09:30:05.000Z',
    isProven: false,
  },
});

/** @param refusal the server's answer to the proof of a declaration. */
async function openAt(address: string, element: ReactElement, refusal?: GraphQLError) {
  const inputs: unknown[] = [];
  const { client } = createCountingClient({
    Me: () => ({ me: null }),
    DeclareCancellation: ({ input }) => {
      inputs.push(input);
      return { declareCancellation: receiptOf('CANCELLATION') };
    },
    DeclareWithdrawal: ({ input }) => {
      inputs.push(input);
      return { declareWithdrawal: receiptOf('WITHDRAWAL') };
    },
    ProveDeclaration: ({ input }) => {
      inputs.push(input);
      return refusal ?? { proveDeclaration: receiptOf('WITHDRAWAL') };
    },
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })} />
    </Providers>,
  );
  return { ...page, inputs };
}

async function open(element: ReactElement) {
  const page = await openAt('/', element);
  const type = (label: string, value: string) =>
    act(async () => fireEvent.change(page.getByLabelText(label), { target: { value } }));
  await type('Name', 'Ada Lovelace');
  await type('Email', 'ada@example.com');
  return { ...page, type };
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

const person = { name: 'Ada Lovelace', email: 'ada@example.com', contract: 'Yearly subscription' };

it('cancels with one button, and confirms content and time', async () => {
  const page = await open(<CancelPage />);
  await page.type('End of the contract', '2027-12-31');
  expect(page.container.textContent).toContain('December 31, 2027');
  await page.press('Cancel now');
  await eventually(() => expect(page.container.textContent).toContain('We received your cancellation'));
  expect(page.inputs).toEqual([{ ...person, isExtraordinary: false, reason: null, endsOn: '2027-12-31' }]);
  const said = page.container.textContent;
  for (const fact of [
    'Ada Lovelace',
    'ada@example.com',
    'Yearly subscription',
    'Ordinary cancellation',
    'd-1',
  ]) {
    expect(said).toContain(fact);
  }
  expect(said).toContain('March 1, 2027 at 9:30:05 AM UTC');
  await page.unmount();
});

it('asks for the reason of an extraordinary cancellation', async () => {
  const page = await open(<CancelPage />);
  await act(async () => page.getByLabelText('Extraordinary cancellation for good cause').click());
  await page.press('Cancel now');
  await eventually(() => expect(page.container.textContent).toContain(declarationMessages.validation.reason));
  expect(page.inputs).toEqual([]);
  await page.unmount();
});

it('withdraws on a second step, before which the content can be changed', async () => {
  const page = await open(<WithdrawPage />);
  await page.press('Withdraw from contract');
  await eventually(() => page.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(page.inputs).toEqual([]);
  await page.press('Change');
  await page.type('Contract, order or invoice', 'Invoice 7');
  await page.press('Withdraw from contract');
  await eventually(() => page.getByRole('button', { name: 'Confirm withdrawal' }));
  await page.press('Confirm withdrawal');
  await eventually(() => expect(page.container.textContent).toContain('We received your withdrawal'));
  expect(page.inputs).toEqual([{ ...person, contract: 'Invoice 7' }]);
  await page.unmount();
});

const linkUsedOrOld = new GraphQLError('This link is invalid or has expired', {
  extensions: { code: 'BAD_USER_INPUT' },
});
it.each([
  ['the result', undefined, 'Your declaration is confirmed'],
  ['the reason of a refusal', linkUsedOrOld, 'This link is invalid or has expired'],
])('proves a declaration after a click, and focuses %s', async (_what, refusal, title) => {
  const page = await openAt('/#token=t-1', <ConfirmDeclarationPage />, refusal);
  expect(page.inputs).toEqual([]);
  await page.press('Confirm');
  await eventually(() => expect(document.activeElement?.textContent).toBe(title));
  expect(page.inputs).toEqual([{ token: 't-1' }]);
  expect(page.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await page.unmount();
});
