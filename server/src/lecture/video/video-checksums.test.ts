import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { noJobs } from '#server/platform/jobs/no-jobs.test-helper.ts';
import { addLecture, as, createCourse } from '#testing/factories.ts';
import { firstRun } from '#testing/first-run.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { VideoChecksums } from './video-checksums.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => app.stop());

it.each([
  ['a local file', false],
  ['a remote object', true],
])(
  'the checksum of %s is interrupted when the process stops, and computed by the next run',
  async (_where, isElsewhere) => {
    const admin = await as(app, 'ADMIN');
    const { id } = await addLecture(admin, (await createCourse(admin)).id);
    await whenQueueIsIdle(app);
    const sums = () =>
      app.sql<{ video_key: string; video_sha256: string | null }>(
        'select video_key, video_sha256 from lectures where id = $1',
        [id],
      );
    const [counted] = await sums();
    expect(counted?.video_sha256).toMatch(/^[0-9a-f]{64}$/);
    await app.sql('update lectures set video_sha256 = null where id = $1', [id]);

    const { orm, services } = app.container;
    const { storage } = services;
    if (isElsewhere) vi.spyOn(storage, 'localPath').mockReturnValue(null);
    const [handler] = new VideoChecksums({
      em: orm.em,
      storage,
      jobs: noJobs,
      changes: services.lectureChanges,
    }).handlers();
    const sumUp = (signal: AbortSignal) =>
      RequestContext.create(orm.em, async () =>
        handler?.run({ lectureId: id, videoKey: counted?.video_key }, { ...firstRun(), signal }),
      );
    await expect(sumUp(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(await sums()).toMatchObject([{ video_sha256: null }]);
    await sumUp(new AbortController().signal);
    expect(await sums()).toEqual([counted]);
  },
);
