// @slow server/src/lecture/processing server/src/platform/jobs
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import { expect, it, vi } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { eventually } from '#testing/eventually.ts';
import { addLecture, as, createCourse, register } from '#testing/factories.ts';
import { firstRun } from '#testing/first-run.ts';
import { startApp } from '#testing/start-app.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import type { VideoEngine } from '#server/platform/video/video-engine.ts';
import { WorkFolders } from '#server/platform/video/work-folders.ts';
import { LectureProcessingJob } from './lecture-processing.job.ts';

it('one video is prepared at a time, in parallel to other jobs, until the process stops', async () => {
  const app = await startApp();
  const signals: AbortSignal[] = [];
  try {
    vi.spyOn(app.container.services.lectureProcessingJob, 'run').mockImplementation((_video, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    });
    const admin = await as(app, 'ADMIN');
    const { id } = await createCourse(admin);
    await addLecture(admin, id);
    await addLecture(admin, id);
    await register(app);
    const waiting = `select task_identifier as task, count(*)::int as count from graphile_worker.jobs
      where run_at <= now() group by 1`;
    await eventually(async () =>
      expect(await app.sql(waiting)).toEqual([{ task: 'process-lecture', count: 2 }]),
    );
    await eventually(() => expect(signals).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(false);
  } finally {
    await app.stop();
  }
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

it('processing reports its progress, and stops when the video is replaced', async () => {
  const app = await startApp();
  try {
    const admin = await as(app, 'ADMIN');
    const { id } = await addLecture(admin, (await createCourse(admin)).id);
    await whenQueueIsIdle(app);
    await app.sql(`update lectures set status = 'PROCESSING', progress_percent = 0`);
    const [lecture] = await app.sql<{ video_key: string }>('select video_key from lectures');
    const percent = async () =>
      (await app.sql<{ progress_percent: number }>('select * from lectures'))[0]?.progress_percent;
    const engine: VideoEngine = {
      name: 'ffmpeg',
      converts: true,
      examine: () => Promise.reject(new Error('not examined')),
      async prepare(_source, _folder, { signal, onProgress }) {
        // The start is reported at once, and progress once a second.
        await eventually(async () => {
          onProgress(0.5);
          expect(await percent()).toBe(50);
        });
        await app.sql(`update lectures set video_key = 'videos/another.mp4'`);
        await eventually(() => {
          onProgress(0.7);
          expect(signal.aborted).toBe(true);
        });
        throw signal.reason;
      },
    };
    const { orm, services } = app.container;
    const { storage, objects, lectureChanges: changes } = services;
    const folders = new WorkFolders(join(app.config.dataDir, 'processing'));
    const logger = createLogger('silent');
    const thumbnails = { request: async () => undefined };
    const parts = { storage, objects, engine, folders, changes, thumbnails, logger };
    const job = new LectureProcessingJob({ em: orm.em, ...parts });
    const payload = { lectureId: id, videoKey: lecture?.video_key ?? '' };
    await RequestContext.create(orm.em, () => job.run(payload, firstRun()));
    expect(await app.sql('select status, failure, progress_percent from lectures')).toEqual([
      { status: 'PROCESSING', failure: null, progress_percent: 50 },
    ]);
  } finally {
    await app.stop();
  }
});
