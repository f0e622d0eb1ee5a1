// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { SubscriptionCard } from './subscription-card.tsx';

const { subscription: unpaid, ...user } = sampleUser('USER', 'PAST_DUE');
const paid = { ...unpaid, openRequest: null };
const grant = { ...paid, id: 'grant-1', kind: 'GRANTED', status: 'ACTIVE' };

/** The text and the buttons of the card for these subscriptions. */
async function cardOf(subscription: object, paidSubscription: object | null) {
  const payments = { __typename: 'PaymentConnection', totalCount: 0, nodes: [] };
  const { client } = createCountingClient({
    Me: () => ({ me: { ...user, subscription } }),
    MySubscription: () => ({
      me: { __typename: 'User', id: user.id, subscription, paidSubscription, checkout: null, payments },
    }),
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <SubscriptionCard /> }])} />
    </Providers>,
  );
  await eventually(() => expect(page.getByRole('status')).toBeTruthy());
  const text = page.getByRole('status').textContent;
  const buttons = page.queryAllByRole('button').map(({ textContent }) => textContent);
  await page.unmount();
  return { text, buttons };
}

it('offers to pay or cancel an unpaid renewal next to a grant', async () => {
  const { text, buttons } = await cardOf(grant, paid);
  expect(buttons).toEqual(['Update your card', 'Cancel Subscription']);
  expect(text).toContain('The school has given you access until');
  expect(text).toContain('You also have a subscription whose renewal payment failed.');
});

it('offers neither for a grant alone', async () => {
  const { text, buttons } = await cardOf(grant, null);
  expect(buttons).toEqual([]);
  expect(text).not.toContain('renewal');
});

it('reports an unpaid renewal once', async () => {
  const { text, buttons } = await cardOf(paid, paid);
  expect(buttons).toEqual(['Update your card', 'Cancel Subscription']);
  expect(text).not.toContain('also');
});

it('shows the coming price of a paid subscription, with its day', async () => {
  const comingPrice = {
    __typename: 'ComingPrice',
    oldPrice: { __typename: 'Money', amount: 49_900, currency: 'usd' },
    price: { __typename: 'Money', amount: 59_900, currency: 'usd' },
    priceTax: 'INCLUDED',
    startsAt: '2031-06-15T12:00:00.000Z',
  };
  const { text } = await cardOf(paid, { ...paid, comingPrice });
  expect(text).toMatch(/From Jun 15, 2031, your subscription costs \$599 incl\. VAT a year instead of \$499/);
  expect((await cardOf(paid, paid)).text).not.toContain('instead of');
});
