// @slow server/src/caption
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { noJobs } from '#server/platform/jobs/no-jobs.test-helper.ts';
import { addLecture, as, createCourse } from '#testing/factories.ts';
import { firstRun } from '#testing/first-run.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { eventually } from '#testing/eventually.ts';
import { emptyQueue, vtt } from './captions.test-helper.ts';
import { HttpTranscriber } from './http-transcriber.ts';
import type { AudioTrack } from './transcriber.ts';
import { tellFailure } from './transcription-failure.ts';
import { TranscriptionJob } from './transcription.job.ts';
import { startTranscriptionService } from './transcription-service.test-helper.ts';
import { transcribedLecture } from './transcription.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let service: Awaited<ReturnType<typeof startTranscriptionService>>;
let folder: string;
let courseId: string;
let id: string;

beforeAll(async () => {
  app = await startApp();
  service = await startTranscriptionService();
  folder = await mkdtemp(join(tmpdir(), 'lectern-pieces-'));
  admin = await as(app, 'ADMIN');
  courseId = (await createCourse(admin)).id;
});
afterAll(async () => {
  await app.stop();
  await service.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  ({ id } = await addLecture(admin, courseId));
  await emptyQueue(app);
  await app.sql(
    `insert into transcriptions (id, created_at, lecture_id) values (gen_random_uuid(), now(), $1)`,
    [id],
  );
  service.requests.splice(0);
});

/** Returns the audio of a three-hour lecture. */
async function threePieces(): Promise<AudioTrack> {
  const piece = async (startsAt: number) => {
    const path = join(folder, `${startsAt}.m4a`);
    const audio = `sound from ${startsAt} on`;
    await writeFile(path, audio);
    return { path, size: audio.length, startsAt };
  };
  return { pieces: [await piece(0), await piece(3600), await piece(7200)], timeLimitSeconds: 60 };
}

/** Runs the job as another process would. */
function attempt(run = firstRun()): Promise<void> {
  const { orm, services } = app.container;
  const { storage, objects, lectureChanges: changes } = services;
  const job = new TranscriptionJob({
    em: orm.em.fork(),
    changes,
    jobs: noJobs,
    storage,
    objects,
    audioExtraction: { withAudio: async (_source, _format, work) => work(await threePieces()) },
    transcriber: new HttpTranscriber({ url: service.url, model: 'whisper-1', language: 'en' }),
    logger: createLogger('silent'),
  });
  return job.run(id, run);
}

/** Responds with these statuses in order and then with 200. */
function answering(...statuses: number[]): void {
  service.answers((request, response) =>
    response.writeHead(statuses.shift() ?? 200).end(vtt(`Heard: ${request.file.bytes.toString()}`)),
  );
}

const sent = () => service.requests.map(({ file }) => file.bytes.toString());
const kept = () => app.sql(`select key from stored_objects where key like 'transcription/%'`);

it('a retry sends only the missing pieces, and the cache is released when all are done', async () => {
  answering(200, 503);
  await expect(attempt()).rejects.toMatchObject({ isPassing: true });
  expect(await kept()).toHaveLength(1);
  await attempt();
  expect(sent()).toEqual([
    'sound from 0 on',
    'sound from 3600 on',
    'sound from 3600 on',
    'sound from 7200 on',
  ]);
  const done = await transcribedLecture(admin, id);
  const captions = await (await admin.fetch(done?.captions[0]?.url ?? '')).text();
  const said = [...captions.matchAll(/^([\d:]+)\.\d+ --> .*\n(.*)$/gm)].map(([, time, words]) => [
    time,
    words,
  ]);
  expect(said).toEqual([
    ['00:00:00', 'Heard: sound from 0 on'],
    ['01:00:00', 'Heard: sound from 3600 on'],
    ['02:00:00', 'Heard: sound from 7200 on'],
  ]);
  await eventually(async () => expect(await kept()).toEqual([]));
});

it('the cache is released after a permanent failure', async () => {
  answering(200, 401);
  await attempt();
  expect((await transcribedLecture(admin, id))?.transcription).toMatchObject({
    state: 'FAILED',
    failure: expect.stringContaining('401') as string,
  });
  await eventually(async () => expect(await kept()).toEqual([]));
  answering();
  await attempt();
  expect(sent()).toHaveLength(5);
});

it('the cache is not used for another video', async () => {
  answering(200, 503);
  await expect(attempt()).rejects.toMatchObject({
    message: expect.stringContaining(
      tellFailure({ kind: 'refused', status: 503, answer: '' }).slice(0, 10),
    ) as string,
  });
  await app.sql(`update lectures set video_key = 'videos/another.mp4' where id = $1`, [id]);
  await attempt();
  expect(sent().filter((audio) => audio === 'sound from 0 on')).toHaveLength(2);
});

it('the job fails after it has crashed the process repeatedly', async () => {
  answering();
  await attempt({ ...firstRun(), attempt: 21 });
  expect(sent()).toEqual([]);
  expect((await transcribedLecture(admin, id))?.transcription).toEqual({
    state: 'FAILED',
    failure: tellFailure({ kind: 'internal' }),
  });
});
