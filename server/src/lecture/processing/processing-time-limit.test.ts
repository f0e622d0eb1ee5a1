import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { addLecture, as, createCourse, dataOf } from '#testing/factories.ts';
import { firstRun } from '#testing/first-run.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';
import { MediabunnyEngine } from '#server/platform/video/mediabunny-engine.ts';
import { timeLimitFor } from '#server/platform/video/video-engine.ts';
import { WorkFolders } from '#server/platform/video/work-folders.ts';
import { LectureProcessingJob } from './lecture-processing.job.ts';

useOwnTemporaryFolder();

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

it('processing without ffmpeg gives up after the time limit, and leaves no partial files', async () => {
  const { id } = await addLecture(admin, (await createCourse(admin)).id);
  await whenQueueIsIdle(app);
  const [lecture] = await app.sql<{ video_key: string }>(
    `update lectures set status = 'PROCESSING', progress_percent = 0 where id = $1 returning video_key`,
    [id],
  );
  const before = await tally(app);
  const limits: number[] = [];
  const engine = new MediabunnyEngine((seconds) => {
    limits.push(timeLimitFor(seconds));
    return 0.001;
  });
  const work = join(app.config.dataDir, 'hasty');
  const { orm, services } = app.container;
  const { storage, objects, lectureChanges: changes } = services;
  const folders = new WorkFolders(work);
  const logger = createLogger('silent');
  const thumbnails = { request: async () => undefined };
  const parts = { storage, objects, engine, folders, changes, thumbnails, logger };
  const job = new LectureProcessingJob({ em: orm.em, ...parts });
  await RequestContext.create(orm.em, () =>
    job.run({ lectureId: id, videoKey: lecture?.video_key ?? '' }, firstRun()),
  );

  const query = '{ courses { nodes { lectures { id status failure } } } }';
  const { courses } = dataOf(await admin.graphql<{ courses: { nodes: { lectures: object[] }[] } }>(query));
  expect(courses.nodes.flatMap(({ lectures }) => lectures)).toEqual([
    { id, status: 'FAILED', failure: videoFaultMessages.TIME_OVER },
  ]);
  expect(await readdir(work)).toEqual([]);
  expect(await tally(app)).toEqual(before);
  // Five minutes plus fifteen times the length of the video, the same limit as for ffmpeg.
  expect(limits).toHaveLength(1);
  expect(limits[0]).toBeGreaterThan(300);
});
