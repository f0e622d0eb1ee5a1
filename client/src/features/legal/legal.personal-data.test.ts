import { expect, it } from 'vitest';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { loadPersonalData } from './legal.personal-data.ts';

const agreement = {
  __typename: 'Agreement',
  place: 'SIGNUP',
  termsChangedAt: '2026-03-01T12:00:00Z',
  createdAt: '2026-03-02T12:00:00Z',
};
const purchase = (createdAt: string) => ({
  __typename: 'PurchaseAgreement' as const,
  id: createdAt,
  createdAt,
  email: 'ada@example.org',
  termsChangedAt: null,
  refundDays: 14,
  renewalConsent: null,
  endedAt: null,
  price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
});

it("exports the user's agreements, and all of their purchases but of no other account", async () => {
  const asked: Record<string, unknown>[] = [];
  const newer = purchase('2027-03-02T12:00:00Z');
  const older = purchase('2026-03-02T12:00:00Z');
  const { client } = createCountingClient({
    MyAgreements: () => ({ me: { __typename: 'User', id: 'user-1', agreements: [agreement] } }),
    PurchasesOf: (variables) => {
      asked.push(variables);
      const isLast = variables['after'] !== null;
      const page = sampleConnection('PurchaseAgreement', [isLast ? older : newer], { hasNextPage: !isLast });
      return { purchaseAgreements: page };
    },
  });
  expect(await loadPersonalData(client)).toMatchObject({
    agreements: [agreement],
    purchases: [{ createdAt: newer.createdAt }, { createdAt: older.createdAt }],
  });
  expect(asked.map(({ userId }) => userId)).toEqual(['user-1', 'user-1']);
});
