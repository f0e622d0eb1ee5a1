// @vitest-environment happy-dom
import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { throwError } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate } from '#client/format/format.ts';
import { samplePayment } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { paymentMessages } from '#shared/payment.ts';
import { refundMessages } from '#shared/refund.ts';
import { PaymentState } from './payment-state.tsx';

const payment = samplePayment('p1', 10_000);
const usd = (amount: number) => ({ __typename: 'Money', amount, currency: 'usd' });

/** Shows the payment in a table and opens its dialog. `answer` is the server's response to the refund. */
async function ask(answer: object) {
  const asked: object[] = [];
  const { client } = createCountingClient({
    RefundPayment: (variables) => {
      asked.push(variables);
      return answer instanceof GraphQLError
        ? answer
        : { refundPayment: { ...payment, user: null, ...answer } };
    },
  });
  const page = await render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <PaymentState payment={payment} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  await page.press(`Refund the payment from ${formatDate(payment.paidAt)}`);
  const field = page.getByLabelText<HTMLInputElement>('Amount in USD');
  const refund = async (amount: string) => {
    fireEvent.change(field, { target: { value: amount } });
    await page.press('Refund');
  };
  const isOpen = () => page.queryByRole('dialog')?.hasAttribute('open');
  return { ...page, client, asked, field, refund, isOpen };
}

/** Waits until exactly this toast is shown. */
const expectToast = (text: string) =>
  eventually(() => expect(currentToasts().map((toast) => toast.text)).toEqual([text]));
afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

it('names the customer in a list of payments of several customers', async () => {
  const { client } = createCountingClient({});
  const page = await render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <PaymentState payment={{ ...payment, user: { fullName: 'Ada Lovelace' } }} />
      </ApolloProvider>
    </ChakraProvider>,
  );
  const refund = `Refund the payment of Ada Lovelace from ${formatDate(payment.paidAt)}`;
  await page.press(refund);
  expect(page.getByRole('dialog', { name: `${refund}?` }).hasAttribute('open')).toBe(true);
  await page.unmount();
});

describe('refunding a payment', () => {
  it('suggests the whole rest, refunds the entered amount, and focuses the state afterwards', async () => {
    const page = await ask({ refunded: usd(30_050) });
    expect(page.field.value).toBe('399.00');
    await page.refund('200,50');
    expect(page.asked).toEqual([{ paymentId: 'p1', amount: 20_050 }]);
    await expectToast(refundMessages.success.refundPayment);
    expect(page.isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toContain('Refund');
    await page.unmount();
  });

  it.each(['', 'x', '0', '-1', '399.01', '1.005', '1,000'])('rejects the amount %j', async (amount) => {
    const page = await ask({});
    await page.refund(amount);
    await expectToast(refundMessages.validation.amount({ most: '$399' }));
    expect([page.asked, page.isOpen()]).toEqual([[], true]);
    await page.unmount();
  });

  it('says when the refund is only queued', async () => {
    const page = await ask({ requestedRefund: usd(39_900), refundable: usd(0) });
    await page.refund('399');
    await expectToast(paymentMessages.noted);
    await page.unmount();
  });

  it('keeps the entered amount when the server refuses it, and shows the reason', async () => {
    const page = await ask(new GraphQLError(refundMessages.conflict.tooMuch({ left: '$1' })));
    await page.refund('399');
    await expectToast(refundMessages.conflict.tooMuch({ left: '$1' }));
    expect([page.isOpen(), page.field.value]).toEqual([true, '399']);
    expect(page.getByRole('dialog').textContent).toContain('Only $1');
    await act(async () => page.getByRole('button', { name: 'Cancel' }).click());
    expect(page.isOpen()).toBe(false);
    await page.unmount();
  });

  it('keeps the dialog open without a message when the person cancels the confirmation', async () => {
    const page = await ask({});
    page.client.setLink(
      new ApolloLink(() => throwError(() => new DOMException('Not confirmed', 'AbortError'))),
    );
    await page.refund('399');
    await eventually(() => expect(currentToasts()).toEqual([]));
    expect(page.isOpen()).toBe(true);
    expect(page.getByRole('dialog').textContent).not.toContain(refundMessages.failure.refundPayment);
    await page.unmount();
  });
});
