import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { loadPersonalData } from './legal.personal-data.ts';

it("exports the user's agreements", async () => {
  const agreement = {
    __typename: 'Agreement',
    place: 'SIGNUP',
    termsChangedAt: '2026-03-01T12:00:00Z',
    createdAt: '2026-03-02T12:00:00Z',
  };
  const { client } = createCountingClient({
    MyAgreements: () => ({
      me: { __typename: 'User', id: 'user-1', agreements: [agreement] },
      purchaseAgreements: { nodes: [] },
    }),
  });
  expect(await loadPersonalData(client)).toEqual({ agreements: [agreement], purchases: [] });
});
