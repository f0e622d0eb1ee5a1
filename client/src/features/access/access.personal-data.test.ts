import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { loadPersonalData } from './access.personal-data.ts';

const history = (text: string, hasNextPage: boolean) => ({
  __typename: 'AccessHistoryEntryConnection',
  edges: [
    {
      __typename: 'AccessHistoryEntryEdge',
      node: {
        __typename: 'AccessHistoryEntry',
        at: '2026-03-01T12:00:00Z',
        kind: 'PAYMENT',
        text,
        until: null,
        amount: null,
      },
    },
  ],
  pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: text },
});

it('exports every page of the history', async () => {
  const { client } = createCountingClient({
    MyHistory: ({ after }) => ({
      me: {
        __typename: 'User',
        id: 'user-1',
        accessHistory: after === 'newer' ? history('older', false) : history('newer', true),
      },
    }),
  });
  expect(await loadPersonalData(client)).toMatchObject({
    accessHistory: [{ text: 'newer' }, { text: 'older' }],
  });
});
