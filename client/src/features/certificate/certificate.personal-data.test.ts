import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { loadPersonalData } from './certificate.personal-data.ts';

it('exports the certificates', async () => {
  const certificate = {
    __typename: 'Certificate',
    id: 'certificate-1',
    code: '7KQ2-9MXD-0V4T-HB3R-8W6E',
    fullName: 'Anna Berg',
    courseTitle: 'Ropes',
    completedAt: '2026-03-01T12:00:00Z',
  };
  const { client } = createCountingClient({
    MyCertificates: () => ({ me: { __typename: 'User', id: 'user-1', certificates: [certificate] } }),
  });
  expect(await loadPersonalData(client)).toEqual({ certificates: [certificate] });
});
