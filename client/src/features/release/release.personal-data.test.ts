import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { loadPersonalData } from './release.personal-data.ts';

it('exports the lectures about which the person asked to be notified', async () => {
  const lecture = {
    __typename: 'UpcomingLecture',
    id: 'lecture-1',
    title: 'Ropes',
    publishAt: '2026-03-01T12:00:00Z',
  };
  const { client } = createCountingClient({
    MyReleaseNotices: () => ({ me: { __typename: 'User', id: 'user-1', releaseNotices: [lecture] } }),
  });
  expect(await loadPersonalData(client)).toEqual({ releaseNotices: [lecture] });
});
