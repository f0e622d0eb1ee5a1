// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { AgreementsCard } from './agreements-card.tsx';

const purchase = (year: number) => ({
  __typename: 'PurchaseAgreement' as const,
  id: `purchase-${year}`,
  createdAt: `${year}-04-02T12:00:00.000Z`,
  termsChangedAt: null,
  refundDays: 14,
  renewalConsent: null,
  endedAt: null,
  price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
});
const years = [2040, 2039, 2038];

it('shows older purchases on request, until all are shown', async () => {
  const { client } = createCountingClient({
    OwnAgreements: ({ after }) => ({
      me: { __typename: 'User', id: 'user-1', agreements: [] },
      purchaseAgreements: sampleConnection(
        'PurchaseAgreement',
        years.slice(...(after == null ? [0, 2] : [2])).map(purchase),
        { hasNextPage: after == null, totalCount: years.length },
      ),
    }),
  });
  const page = await render(
    <Providers client={client}>
      <MemoryRouter>
        <AgreementsCard userId="user-1" />
      </MemoryRouter>
    </Providers>,
  );
  const days = () => page.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  await eventually(() => expect(days()).toHaveLength(2));
  expect(page.container.textContent).toContain('Showing 2 of 3 purchases');
  const more = page.getByRole('button', { name: 'Show more' });
  more.focus();
  await act(async () => more.click());
  await eventually(() => expect(days()).toEqual(years.map((year) => `Apr 2, ${year}`)));
  expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
  // The button is removed, so the focus moves to the number of entries.
  expect(document.activeElement?.textContent).toBe('Showing 3 of 3 purchases');
  await page.unmount();
});
