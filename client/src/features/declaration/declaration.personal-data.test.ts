import { expect, it } from 'vitest';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { loadPersonalData } from './declaration.personal-data.ts';

const declaration = {
  __typename: 'Declaration',
  id: 'declaration-1',
  kind: 'WITHDRAWAL',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contract: 'Yearly subscription',
  isExtraordinary: false,
  reason: null,
  endsOn: null,
  createdAt: '2026-03-01T12:00:00Z',
  state: 'EXECUTED',
  refusal: null,
  note: null,
  provenAt: '2026-03-01T12:00:00Z',
  closedAt: '2026-03-01T12:00:01Z',
};

it('exports every page of the declarations', async () => {
  const { client } = createCountingClient({
    MyDeclarations: ({ after }) => ({
      myDeclarations: sampleConnection(
        'Declaration',
        [{ ...declaration, id: after === 'cursor-newer' ? 'older' : 'newer' }],
        { hasNextPage: after === null },
      ),
    }),
  });
  expect(await loadPersonalData(client)).toEqual({
    declarations: [
      { ...declaration, id: 'newer' },
      { ...declaration, id: 'older' },
    ],
  });
});
