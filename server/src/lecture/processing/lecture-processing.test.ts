// @slow server/src/lecture/processing server/src/platform/video server/src/platform/jobs
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { videoFaultMessages, type VideoFault } from '#shared/video-faults.ts';
import {
  as,
  createCourse,
  dataOf,
  drawPicture,
  refusalOf,
  tryAddLecture,
  video,
} from '#testing/factories.ts';
import { ffmpeg } from '#testing/ffmpeg.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { firstRun } from '#testing/first-run.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

useOwnTemporaryFolder();

const RETRY = 'mutation ($id: ID!) { retryProcessing(lectureId: $id) { id status progressPercent failure } }';
const SET_POSTER = 'mutation ($input: SetPosterInput!) { setPoster(input: $input) { id } }';
const LECTURES = 'query ($slug: String!) { course(slug: $slug) { lectures { id status failure } } }';

interface Row {
  status: string;
  failure: VideoFault | null;
  progress_percent: number;
  duration: number;
  video_key: string;
  stream_key: string | null;
  poster_key: string | null;
  storyboard: { key: string; count: number } | null;
  derived_keys: string[];
  prepared_by: string | null;
}

interface RetryAnswer {
  retryProcessing: { status: string; progressPercent: number; failure: string | null };
}

describe.each([
  { engine: 'mediabunny' as const, isThere: true },
  { engine: 'ffmpeg' as const, isThere: Boolean(ffmpeg) },
])('preparing the videos of lectures with $engine', ({ engine, isThere }) => {
  describe.runIf(isThere)('', () => {
    let app: TestApp;
    let admin: HttpClient;
    let course: Awaited<ReturnType<typeof createCourse>>;
    beforeAll(async () => {
      app = await startApp({ VIDEO_ENGINE: engine });
      admin = await as(app, 'ADMIN');
      course = await createCourse(admin);
    });
    afterAll(() => app.stop());

    const inFolder = (...names: string[]) => join(app.config.dataDir, ...names);

    async function rowOf(id: string): Promise<Row> {
      const [row] = await app.sql<Row & Record<string, unknown>>('select * from lectures where id = $1', [
        id,
      ]);
      if (!row) throw new Error('There is no such lecture');
      return row;
    }

    async function prepared(name?: string): Promise<Row & { id: string }> {
      const answer = dataOf(await tryAddLecture(admin, course.id, {}, await video(name)));
      await whenQueueIsIdle(app);
      return { id: answer.addLecture.id, ...(await rowOf(answer.addLecture.id)) };
    }

    /** Puts a lecture in the state after a failed preparation. */
    async function failed(name?: string) {
      const row = await prepared(name);
      await app.sql(`update lectures set status = 'FAILED', failure = 'TIME_OVER' where id = $1`, [row.id]);
      return row;
    }

    const retry = (id: string) => admin.graphql<RetryAnswer>(RETRY, { id });

    it('results in a stream whose files all exist and belong to the lecture', async () => {
      const lecture = await prepared();
      expect(lecture).toMatchObject({ status: 'READY', progress_percent: 100, failure: null });
      expect(lecture.stream_key).toMatch(/^streams\/[^/]+\/master\.m3u8$/);
      const folder = lecture.stream_key?.replace('/master.m3u8', '') ?? '';
      const files = await readdir(inFolder('media', folder));
      const inStream = lecture.derived_keys.filter((key) => !key.startsWith('images/'));
      expect(inStream.toSorted()).toEqual(files.map((file) => `${folder}/${file}`).toSorted());
      const master = await readFile(inFolder('media', lecture.stream_key ?? ''), 'utf8');
      const playlists = master.split('\n').filter((line) => /^\w+\.m3u8$/.test(line));
      expect(files).toEqual(expect.arrayContaining(playlists));
      const owned = 'select key from stored_objects where key = any($1) and is_attached';
      expect(await app.sql(owned, [inStream])).toHaveLength(files.length);
      expect(await readdir(inFolder('processing'))).toEqual([]);
      if (engine === 'ffmpeg') {
        expect(files).toEqual(expect.arrayContaining(['64p.mp4', 'poster.jpg', 'storyboard.jpg']));
        expect(lecture).toMatchObject({ poster_key: `${folder}/poster.jpg`, storyboard: { count: 1 } });
      }
    });

    it('deletes the generated files when the video is replaced', async () => {
      const old = await prepared();
      const before = await tally(app);
      const update = `mutation ($input: UpdateLectureInput!) { updateLecture(input: $input) { status progressPercent } }`;
      const input = { id: old.id, version: 1, video: null };
      const file = await video('h264.mov');
      const answer = await admin.graphqlUpload<{ updateLecture: object }>(
        update,
        { input },
        'input.video',
        file,
        'b.mov',
      );
      expect(dataOf(answer).updateLecture).toMatchObject({ status: 'PROCESSING', progressPercent: 0 });
      const after = await tally(app);
      expect(after.rows).toEqual(before.rows);
      const row = await rowOf(old.id);
      expect(row).toMatchObject({ status: 'READY' });
      expect(row.stream_key).not.toBe(old.stream_key);
      expect(after.stored.filter((name) => name.includes(old.stream_key ?? ''))).toEqual([]);
    });

    it('fails with a reason for admins, and can be retried', async () => {
      const { id, video_key } = await failed();
      const path = inFolder('media', video_key);
      const whole = await readFile(path);
      await truncate(path, 3_000);
      expect(dataOf(await retry(id)).retryProcessing).toMatchObject({ status: 'PROCESSING', failure: null });
      await whenQueueIsIdle(app);
      expect(await rowOf(id)).toMatchObject({ status: 'FAILED', failure: 'TRUNCATED' });
      const seen = async (client: HttpClient) => {
        const { data } = await client.graphql<{ course: { lectures: { id: string }[] } }>(LECTURES, {
          slug: course.slug,
        });
        return data?.course.lectures.find((lecture) => lecture.id === id);
      };
      expect(await seen(admin)).toMatchObject({ status: 'FAILED', failure: videoFaultMessages.TRUNCATED });
      expect(await seen(app.visitor())).toMatchObject({ status: 'FAILED', failure: null });

      await writeFile(path, whole);
      expect(dataOf(await retry(id)).retryProcessing).toMatchObject({
        status: 'PROCESSING',
        progressPercent: 0,
      });
      await whenQueueIsIdle(app);
      expect(await rowOf(id)).toMatchObject({ status: 'READY', failure: null });
    });

    it('can only be retried after a failure', async () => {
      const { id } = await prepared();
      expect(refusalOf(await retry(id))).toMatchObject({
        code: 'CONFLICT',
        message: lectureRefusals.conflict.notFailed,
      });
    });

    it('prepares videos of an older version again, each once', async () => {
      const { id, stream_key } = await prepared();
      await app.sql(`update lectures set prepared_by = null, storyboard = null where id = $1`, [id]);
      const before = await tally(app);
      const others = 'select status, prepared_by from lectures where id <> $1 order by id';
      const untouched = await app.sql(others, [id]);
      const { orm, services } = app.container;
      const start = () => RequestContext.create(orm.em, () => services.lectureProcessing.requestOutdated());
      const counts = await Promise.all([start(), start()]);
      expect(counts.toSorted()).toEqual([0, 1]);
      expect(await app.sql(others, [id])).toEqual(untouched);
      await whenQueueIsIdle(app);
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 'READY', prepared_by: engine });
      expect(row.stream_key).not.toBe(stream_key);
      const after = await tally(app);
      expect(after.rows).toEqual(before.rows);
      expect(after.stored.filter((name) => name.includes(stream_key ?? ''))).toEqual([]);
      expect(await start()).toBe(0);
    });

    it('prepares them again by an operator command', async () => {
      const { id } = await prepared();
      const before = await rowOf(id);
      await app.sql('update lectures set prepared_by = null where id = $1', [id]);
      const { dataDir, databaseUrl = '' } = app.config;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import=tsx', '--disable-warning=ExperimentalWarning', 'server/commands/prepare-videos.ts'],
        {
          env: {
            ...process.env,
            NODE_ENV: 'test',
            DATA_DIR: dataDir,
            DATABASE_URL: databaseUrl,
            PORT: '1',
            VIDEO_ENGINE: engine,
          },
        },
      );
      expect(stdout).toMatch(/Videos to prepare: \d+\./);
      await whenQueueIsIdle(app);
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 'READY', prepared_by: engine });
      expect(row.stream_key).not.toBe(before.stream_key);
    });

    it('does nothing for a video that has been replaced', async () => {
      const { id } = await failed();
      await app.sql(`update lectures set status = 'PROCESSING' where id = $1`, [id]);
      const before = await rowOf(id);
      await run({ lectureId: id, videoKey: 'videos/another.mp4' });
      expect(await rowOf(id)).toEqual(before);
    });

    it('is repeated by the next worker after an interruption, and leaves no partial files', async () => {
      const { id, video_key } = await failed();
      await app.sql(`update lectures set status = 'PROCESSING' where id = $1`, [id]);
      const before = await tally(app);
      const stopping = AbortSignal.abort();
      await expect(run({ lectureId: id, videoKey: video_key }, { signal: stopping })).rejects.toThrow();
      expect(await tally(app)).toEqual(before);
      expect(await readdir(inFolder('processing'))).toEqual([]);
      await run({ lectureId: id, videoKey: video_key });
      expect(await rowOf(id)).toMatchObject({ status: 'READY' });
    });

    it('retries temporary failures a limited number of times', async () => {
      const { id, video_key } = await failed();
      await app.sql(`update lectures set status = 'PROCESSING' where id = $1`, [id]);
      const get = vi
        .spyOn(app.container.services.storage, 'get')
        .mockRejectedValue(new Error('The disk is away'));
      const payload = { lectureId: id, videoKey: video_key };
      await expect(run(payload, { attempt: 1 })).rejects.toThrow('The disk is away');
      expect(await rowOf(id)).toMatchObject({ status: 'PROCESSING' });
      await run(payload, { attempt: 6 });
      get.mockRestore();
      expect(await rowOf(id)).toMatchObject({ status: 'FAILED', failure: 'INTERNAL' });
    });

    it('gives up on a video that crashes the process each time', async () => {
      const { id, video_key } = await failed();
      await app.sql(`update lectures set status = 'PROCESSING' where id = $1`, [id]);
      await run({ lectureId: id, videoKey: video_key }, { attempt: 21 });
      expect(await rowOf(id)).toMatchObject({ status: 'FAILED', failure: 'INTERNAL' });
    });

    it('removes the files of a dead process', async () => {
      const dead = inFolder('processing', `${hostname()}~999999999~1~x`);
      await mkdir(dead, { recursive: true });
      await writeFile(join(dead, 'half.mp4'), 'half');
      await prepared();
      expect(await readdir(inFolder('processing'))).toEqual([]);
    });

    const run = (
      payload: { lectureId: string; videoKey: string },
      options: { attempt?: number; signal?: AbortSignal } = {},
    ) =>
      RequestContext.create(app.container.orm.em, () =>
        app.container.services.lectureProcessingJob.run(payload, {
          ...firstRun(),
          ...options,
        }),
      );

    describe.runIf(engine === 'mediabunny')('without an encoder', () => {
      it.each(['vp9.webm', 'hevc.mp4', 'av1.mp4'])('%s is ready with only its original', async (name) => {
        expect(await prepared(name)).toMatchObject({ status: 'READY', stream_key: null, derived_keys: [] });
      });

      const setPoster = (lectureId: string, picture: Blob) =>
        admin.graphqlUpload(SET_POSTER, { input: { lectureId, poster: null } }, 'input.poster', picture, 'p');

      it('accepts the first poster that a browser has captured, and keeps it after a retry', async () => {
        const { id, derived_keys } = await failed();
        dataOf(await setPoster(id, await drawPicture({ format: 'jpeg', width: 40, height: 90 })));
        const first = await rowOf(id);
        expect(first.poster_key).toMatch(/^streams\/[^/]+\/poster\.webp$/);
        expect(first.derived_keys).toEqual([...derived_keys, first.poster_key]);
        dataOf(await setPoster(id, await drawPicture()));
        dataOf(await retry(id));
        await whenQueueIsIdle(app);
        expect(await rowOf(id)).toMatchObject({ status: 'READY', poster_key: first.poster_key });
      });

      it('refuses invalid pictures and unknown lectures', async () => {
        const { id } = await prepared();
        expect(refusalOf(await setPoster(id, new Blob(['<svg/>'])))?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
        const unknown = '00000000-0000-7000-8000-000000000000';
        expect(refusalOf(await setPoster(unknown, await drawPicture()))?.code).toBe('NOT_FOUND');
      });
    });
  });
});
