import { expect, it } from 'vitest';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleReceipt } from '#client/testing/payment-samples.ts';
import { loadPersonalData } from './profile.personal-data.ts';

const token = (id: string) => ({
  __typename: 'ApiToken' as const,
  id,
  name: 'Sync',
  scopes: ['CATALOGUE_READ'],
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedFrom: null,
});
const session = (id: string) => ({
  __typename: 'Session' as const,
  id,
  device: 'Firefox on Linux',
  address: '192.0.2.1',
  createdAt: '2026-03-01T12:00:00Z',
  lastUsedAt: '2026-03-01T12:00:00Z',
  isCurrent: false,
});

it('exports every page of the payments, API tokens and sessions', async () => {
  /** Answers with a first page of 100 entries, and a second one with the last. */
  const answer =
    <Node extends { __typename: string; id: string }>(field: string, sample: (id: string) => Node) =>
    ({ first, after }: Record<string, unknown>) => {
      const length = after === null ? Number(first) : 1;
      const nodes = Array.from({ length }, (_, index) =>
        sample(`${field}-${after === null ? index : 'last'}`),
      );
      const page = sampleConnection(nodes[0]?.__typename ?? '', nodes, { hasNextPage: after === null });
      return { me: { __typename: 'User', id: 'user-1', tellsNewDevices: true, [field]: page } };
    };
  const { client, sent } = createCountingClient({
    MyPayments: answer('payments', (id) => sampleReceipt({ id })),
    MyApiTokens: answer('apiTokens', token),
    MySessions: answer('sessions', session),
  });
  const lists = Object.entries(await loadPersonalData(client)) as [string, { id: string }[]][];
  expect(lists.map(([field, nodes]) => [field, nodes.length, nodes.at(-1)?.id])).toEqual([
    ['payments', 101, 'payments-last'],
    ['apiTokens', 101, 'apiTokens-last'],
    ['sessions', 101, 'sessions-last'],
  ]);
  expect(sent).toHaveLength(6);
});
