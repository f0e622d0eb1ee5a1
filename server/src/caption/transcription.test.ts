// @slow server/src/caption
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captionMessages } from '#shared/caption.ts';
import { LANGUAGE_COOKIE } from '#shared/languages.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { addLecture, as, createCourse, dataOf, refusalOf, tryAddLecture, video } from '#testing/factories.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { firstRun } from '#testing/first-run.ts';
import { noJobs } from '#server/platform/jobs/no-jobs.test-helper.ts';
import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts';
import { WorkFolders } from '#server/platform/video/work-folders.ts';
import { eventually } from '#testing/eventually.ts';
import { emptyQueue, saveCaptions, vtt } from './captions.test-helper.ts';
import { CommandTranscriber } from './command-transcriber.ts';
import { AudioExtraction } from './audio-extraction.ts';
import { TranscriptionJob } from './transcription.job.ts';
import { tellFailure } from './transcription-failure.ts';
import { transcribedLecture, tryTranscribe } from './transcription.test-helper.ts';
import { startTranscriptionService } from './transcription-service.test-helper.ts';

const VTT = 'WEBVTT\n\n00:00.250 --> 00:00.750\nA voice';
const hasFfmpeg = (await findFfmpeg()) !== null;
let service: Awaited<ReturnType<typeof startTranscriptionService>>;
let app: TestApp;
let admin: HttpClient;
let courseId: string;

const lecture = (id: string) => transcribedLecture(admin, id);
const transcribe = (id: string, client = admin) => tryTranscribe(client, id);
/** Returns the lecture as soon as its transcription has ended. */
const settled = async (id: string) => {
  await eventually(async () => {
    expect((await lecture(id))?.transcription?.state).toMatch(/DONE|FAILED/);
  });
  // Separate statements read the state and the captions, so the captions of that answer may be older than its state.
  return lecture(id);
};
const add = async (file?: string) => {
  const { id } = dataOf(
    await tryAddLecture(admin, courseId, {}, file === undefined ? undefined : await video(file)),
  ).addLecture;
  await emptyQueue(app);
  return id;
};

describe('a school without a transcription service', () => {
  beforeAll(async () => {
    app = await startApp();
    admin = await as(app, 'ADMIN');
    courseId = (await createCourse(admin)).id;
  });
  afterAll(() => app.stop());

  it('refuses transcriptions', async () => {
    expect(dataOf(await admin.graphql('{ canTranscribe }'))).toEqual({ canTranscribe: false });
    const { id } = await addLecture(admin, courseId);
    expect(refusalOf(await transcribe(id))).toEqual({
      code: 'CONFLICT',
      message: captionMessages.conflict.noTranscription,
    });
    expect(await lecture(id)).toMatchObject({ transcription: null });
  });

  it('reports that ffmpeg is missing', async () => {
    const { id } = await addLecture(admin, courseId);
    await app.sql(
      `insert into transcriptions (id, created_at, lecture_id) values (gen_random_uuid(), now(), $1)`,
      [id],
    );
    const { em } = app.container.orm;
    const { storage, objects, lectureChanges: changes } = app.container.services;
    const folders = new WorkFolders(join(app.config.dataDir, 'test'));
    const job = new TranscriptionJob({
      em: em.fork(),
      changes,
      jobs: noJobs,
      storage,
      objects,
      audioExtraction: new AudioExtraction({ storage, folders, findFfmpeg: () => Promise.resolve(null) }),
      transcriber: new CommandTranscriber({ command: 'false', language: 'en' }),
      logger: createLogger('silent'),
    });
    await job.run(id, firstRun());
    expect((await lecture(id))?.transcription).toEqual({
      state: 'FAILED',
      failure: tellFailure({ kind: 'noFfmpeg' }),
    });
  });
});

describe.runIf(hasFfmpeg)('automatic captions', () => {
  beforeAll(async () => {
    service = await startTranscriptionService();
    app = await startApp({
      TRANSCRIPTION_URL: service.url,
      TRANSCRIPTION_KEY: 'secret',
      TRANSCRIPTION_LANGUAGE: 'en',
    });
    admin = await as(app, 'ADMIN');
    courseId = (await createCourse(admin)).id;
    service.answers((_request, response) => response.end(VTT));
    id = await add();
  });
  afterAll(async () => {
    await app.stop();
    await service.stop();
  });
  beforeEach(async () => {
    await app.sql('delete from captions');
    await app.sql('delete from transcriptions');
    service.requests.splice(0);
    service.answers((_request, response) => response.end(VTT));
  });
  afterEach(() => emptyQueue(app));

  /** Id of a lecture with a ready video and without captions. */
  let id: string;

  it('can be started and seen by admins only', async () => {
    for (const caller of ['VISITOR', 'USER', 'SUBSCRIBER'] as const) {
      const client = await as(app, caller);
      const code = caller === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      expect(refusalOf(await client.graphql('{ canTranscribe }'))?.code).toBe(code);
      expect(refusalOf(await transcribe(id, client))?.code).toBe(code);
    }
    expect(dataOf(await admin.graphql('{ canTranscribe }'))).toEqual({ canTranscribe: true });
    await transcribe(id);
    await settled(id);
    const QUERY = '{ courses { nodes { lectures { id transcription { state } } } } }';
    const visible = dataOf(await app.visitor().graphql(QUERY));
    expect(JSON.stringify(visible)).not.toContain('DONE');
  });

  it('are generated from the audio of the video', async () => {
    expect(dataOf(await transcribe(id)).transcribeLecture.transcription).toEqual({
      state: 'RUNNING',
      failure: null,
    });
    const done = await settled(id);
    expect(done).toMatchObject({
      transcription: { state: 'DONE', failure: null },
      captions: [{ language: 'en', source: 'AUTOMATIC', version: 1 }],
    });
    const text = await (await admin.fetch(done?.captions[0]?.url ?? '')).text();
    expect(text).toContain('00:00:00.250 --> 00:00:00.750\nA voice');
    expect(service.requests).toHaveLength(1);
    const [request] = service.requests;
    expect(request).toMatchObject({ authorization: 'Bearer secret', fields: { language: 'en' } });
    // The brand of an MP4 file with audio only.
    expect(request?.file.bytes.toString('latin1', 4, 11)).toBe('ftypM4A');
  });

  it('are generated automatically when a video is ready and its lecture has none', async () => {
    expect(await lecture(await add())).toMatchObject({
      transcription: { state: 'DONE' },
      captions: [{ language: 'en', source: 'AUTOMATIC' }],
    });
    expect(service.requests).toHaveLength(1);
  });

  /** Reports the video of the lecture as ready, and waits for the jobs that follow. */
  const becomeReady = async () => {
    await app.container.orm.em.fork().transactional(async (em) => {
      await app.container.services.transcriptions.onVideoReady(em, await em.findOneOrFail(Lecture, id));
    });
    await emptyQueue(app);
  };

  it('are regenerated for another video, but not for the same video', async () => {
    await becomeReady();
    expect(await lecture(id)).toMatchObject({ captions: [{ source: 'AUTOMATIC', version: 1 }] });
    await becomeReady();
    expect(service.requests).toHaveLength(1);
    await app.sql(`update transcriptions set video_key = 'videos/older.mp4'`);
    await becomeReady();
    expect(await lecture(id)).toMatchObject({ captions: [{ source: 'AUTOMATIC', version: 2 }] });
  });

  it('are not generated automatically if an admin has uploaded some', async () => {
    await saveCaptions(admin, { lectureId: id, language: 'de', file: vtt('Meins') });
    await becomeReady();
    expect(await lecture(id)).toMatchObject({ transcription: null, captions: [{ language: 'de' }] });
  });

  it('are generated once for several requests', async () => {
    const answers = await Promise.all([transcribe(id), transcribe(id), transcribe(id)]);
    expect(answers.map(refusalOf)).toEqual([null, null, null]);
    await settled(id);
    await emptyQueue(app);
    expect(service.requests).toHaveLength(1);
  });

  it('replace earlier automatic ones, and count as uploaded after an edit', async () => {
    dataOf(await transcribe(id));
    await settled(id);
    dataOf(await transcribe(id));
    const second = await settled(id);
    expect(second?.captions).toMatchObject([{ source: 'AUTOMATIC', version: 2 }]);
    await saveCaptions(admin, { lectureId: id, version: 2, file: vtt('Mine') });
    expect((await lecture(id))?.captions).toMatchObject([{ source: 'UPLOADED', version: 3 }]);
    expect(refusalOf(await transcribe(id))).toEqual({
      code: 'CONFLICT',
      message: captionMessages.conflict.captionsWritten,
    });
  });

  it('never overwrite captions that an admin saved meanwhile', async () => {
    service.answers(async (_request, response) => {
      await saveCaptions(admin, { lectureId: id, file: vtt('Mine') });
      response.end(VTT);
    });
    dataOf(await transcribe(id));
    expect(await settled(id)).toMatchObject({
      transcription: { state: 'DONE' },
      captions: [{ source: 'UPLOADED', version: 1 }],
    });
  });

  it('belong to the current video if it was replaced meanwhile', async () => {
    const [{ video_key: other } = { video_key: '' }] = await app.sql<{ video_key: string }>(
      'select video_key from lectures where id = $1',
      [await add('h264.mov')],
    );
    service.requests.splice(0);
    service.answers(async (_request, response) => {
      const isFirst = service.requests.length === 1;
      if (isFirst) await app.sql(`update lectures set video_key = $2 where id = $1`, [id, other]);
      response.end(isFirst ? VTT : VTT.replace('A voice', 'Another voice'));
    });
    dataOf(await transcribe(id));
    const { captions = [] } = (await settled(id)) ?? {};
    expect(await (await admin.fetch(captions[0]?.url ?? '')).text()).toContain('Another voice');
    expect(service.requests).toHaveLength(2);
  });

  it('report the reason of a failure and can be retried', async () => {
    service.answers((_request, response) => response.writeHead(401).end('No such key'));
    dataOf(await transcribe(id));
    const failure = tellFailure({ kind: 'refused', status: 401, answer: 'No such key' });
    const told = async () => (await settled(id))?.transcription?.failure;
    expect(await settled(id)).toMatchObject({ transcription: { state: 'FAILED', failure }, captions: [] });
    admin.setCookie(LANGUAGE_COOKIE, 'de');
    expect(await told()).toBe('Der Dienst hat die Anfrage abgelehnt (HTTP 401): No such key');
    admin.setCookie(LANGUAGE_COOKIE, 'en');
    // Earlier versions stored failures without a cause.
    await app.sql("update transcriptions set failure = 'Another one', cause = null where lecture_id = $1", [
      id,
    ]);
    expect(await told()).toBe('Another one');
    await app.sql('update transcriptions set failure = null where lecture_id = $1', [id]);
    expect(await told()).toBeNull();
    service.answers((_request, response) => response.end(VTT));
    dataOf(await transcribe(id));
    expect(await settled(id)).toMatchObject({ transcription: { state: 'DONE', failure: null } });
  });

  it('are retried automatically if the service is down', async () => {
    const statuses = [503, 200];
    service.answers((_request, response) => response.writeHead(statuses.shift() ?? 500).end(VTT));
    dataOf(await transcribe(id));
    expect(await settled(id)).toMatchObject({ transcription: { state: 'DONE' } });
    expect(service.requests).toHaveLength(2);
  });

  it('fail for silence', async () => {
    service.answers((_request, response) => response.end('WEBVTT\n'));
    dataOf(await transcribe(id));
    const failure = tellFailure({ kind: 'noAudio' });
    expect((await settled(id))?.transcription).toEqual({ state: 'FAILED', failure });
  });

  it('require a video', async () => {
    const without = await add();
    await app.sql('update lectures set video_key = null where id = $1', [without]);
    const conflict = { code: 'CONFLICT', message: captionMessages.conflict.noVideo };
    expect(refusalOf(await transcribe(without))).toEqual(conflict);
    expect(refusalOf(await transcribe('0198c0de-0000-7000-8000-000000000000'))).toEqual({
      code: 'NOT_FOUND',
      message: lectureMessages.notFound.lecture,
    });
  });

  it('are interrupted when the process stops', async () => {
    const own = await startApp({ TRANSCRIPTION_URL: service.url });
    const client = await as(own, 'ADMIN');
    const { id: course } = await createCourse(client);
    const closed = new Promise((resolve) => {
      service.answers((_request, response) => response.once('close', resolve));
    });
    // When its video is ready, the transcription starts.
    await addLecture(client, course);
    await eventually(() => expect(service.requests).toHaveLength(1));
    await own.stop();
    await closed;
  });
});
