// @slow server/src/lecture/processing server/src/lecture/video server/src/upload server/src/platform/video
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { videoFaultMessages, type VideoFault } from '#shared/video-faults.ts';
import { BadVideos } from '#server/platform/video/bad-videos.test-helper.ts';
import {
  patch,
  startReplacement,
  startUpload,
  type OpenedUpload,
} from '#server/upload/uploads.test-helper.ts';
import { addLecture, as, createCourse, dataOf, refusalOf, tryAddLecture } from '#testing/factories.ts';
import { ffmpeg } from '#testing/ffmpeg.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

useOwnTemporaryFolder();

const LECTURE = `query ($id: ID!) { lecture(id: $id) {
  status failure duration video { url contentType streamUrl posterUrl }
} }`;

interface Watched {
  status: string;
  failure: string | null;
  duration: number;
  video: { url: string; contentType: string; streamUrl: string | null; posterUrl: string | null } | null;
}

const MOVING = ['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10:duration=3'];
const TONE = ['-f', 'lavfi', '-i', 'sine=duration=3'];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

const PRORES = ['-c:v', 'prores_ks', '-pix_fmt', 'yuv422p10le'];
const MJPEG = ['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'];

describe.runIf(ffmpeg)('a video that browsers do not play', () => {
  let app: TestApp;
  let admin: HttpClient;
  let course: Awaited<ReturnType<typeof createCourse>>;
  let videos: BadVideos;
  beforeAll(async () => {
    videos = await BadVideos.open(ffmpeg ?? '');
    app = await startApp({ VIDEO_ENGINE: 'ffmpeg' });
    admin = await as(app, 'ADMIN');
    course = await createCourse(admin);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await app.stop();
    await videos.remove();
  });

  const mkv = async () =>
    readFile(await videos.make('recording.mkv', [...MOVING, ...TONE, ...H264, '-c:a', 'libopus']));
  const lecture = async (id: string) =>
    dataOf(await admin.graphql<{ lecture: Watched }>(LECTURE, { id })).lecture;

  async function arrive(upload: OpenedUpload, file: Buffer): Promise<string> {
    expect((await patch(admin, upload, 0, file)).status).toBe(204);
    return upload.lecture.id;
  }

  it.each([
    ['MKV', 'recording.mkv', [...H264, '-c:a', 'libopus'], 'video/x-matroska'],
    ['ProRes', 'edited.mov', [...PRORES, '-c:a', 'pcm_s24le'], 'video/quicktime; codecs="apch"'],
    ['Motion JPEG', 'camera.mov', [...MJPEG, '-c:a', 'pcm_s16le'], 'video/quicktime; codecs="jpeg"'],
    [
      'MPEG-2',
      'camcorder.mp4',
      ['-c:v', 'mpeg2video', '-r', '25', '-c:a', 'aac'],
      'video/mp4; codecs="mp4v"',
    ],
    ['AC-3', 'surround.mp4', [...H264, '-c:a', 'ac3'], 'video/mp4; codecs="ac-3"'],
    [
      'QuickTime Animation with ADPCM',
      'old.mov',
      ['-c:v', 'qtrle', '-c:a', 'adpcm_ima_qt'],
      'video/quicktime; codecs="rle,ima4"',
    ],
  ])('is in preparation until its stream can be played: %s', async (_what, name, codecs, contentType) => {
    const shown = Promise.withResolvers<void>();
    const job = app.container.services.lectureProcessingJob;
    const run = job.run.bind(job);
    vi.spyOn(job, 'run').mockImplementation(async (...given) => {
      await shown.promise;
      return run(...given);
    });
    const file = await readFile(await videos.make(name, [...MOVING, ...TONE, ...codecs]));
    const id = await arrive(await startUpload(admin, course.id, file.length, name), file);
    const before = await lecture(id);
    shown.resolve();
    expect(before).toMatchObject({ status: 'PROCESSING', video: { contentType, streamUrl: null } });
    await whenQueueIsIdle(app);
    const ready = await lecture(id);
    expect(ready).toMatchObject({ status: 'READY', failure: null });
    expect(ready.duration).toBeCloseTo(3, 1);
    expect(await (await admin.fetch(ready.video?.streamUrl ?? '')).text()).toContain('#EXTM3U');
    expect(ready.video?.contentType).toBe('video/mp4');
    const played = await (await admin.fetch(ready.video?.url ?? '')).arrayBuffer();
    expect(Buffer.from(played).toString('latin1', 4, 8)).toBe('ftyp');
  });

  it('is accepted by a form, like an MP4', async () => {
    const path = await videos.make('old.avi', [...MOVING, ...TONE, '-c:v', 'mpeg4', '-c:a', 'libmp3lame']);
    const blob = new Blob([new Uint8Array(await readFile(path))]);
    const { addLecture: added } = dataOf(await tryAddLecture(admin, course.id, {}, blob));
    await whenQueueIsIdle(app);
    expect(await lecture(added.id)).toMatchObject({ status: 'READY', video: { contentType: 'video/mp4' } });
  });

  it('replaces a video once its own stream is ready', async () => {
    const { id } = await addLecture(admin, course.id);
    await whenQueueIsIdle(app);
    const rows = () =>
      app.sql<{ stream_key: string; duration: number }>(
        'select stream_key, duration from lectures where id = $1',
        [id],
      );
    const [before] = await rows();
    const job = app.container.services.lectureProcessingJob;
    const run = job.run.bind(job);
    let during: Awaited<ReturnType<typeof rows>>[number] | undefined;
    vi.spyOn(job, 'run').mockImplementation(async (...given) => {
      [during] = await rows();
      return run(...given);
    });
    const file = await mkv();
    await arrive(await startReplacement(admin, id, file.length), file);
    await whenQueueIsIdle(app);
    expect(during).toEqual(before);
    const [after] = await rows();
    expect(after?.stream_key).not.toBe(before?.stream_key);
    expect(await app.sql('select from stored_objects where key = $1', [before?.stream_key])).toEqual([]);
  });

  it.each<[VideoFault, string, string[]]>([
    ['NO_PICTURE', 'sound.mkv', [...TONE, '-c:a', 'libopus']],
    ['NO_PICTURE', 'sound.ts', [...TONE, '-c:a', 'aac']],
  ])('fails with the reason (%s: %s)', async (fault, name, args) => {
    const file = await readFile(await videos.make(name, args));
    const id = await arrive(await startUpload(admin, course.id, file.length, name), file);
    await whenQueueIsIdle(app);
    expect(await lecture(id)).toMatchObject({ status: 'FAILED', failure: videoFaultMessages[fault] });
  });

  it('is truncated if its end is missing', async () => {
    const whole = await videos.make('long.mkv', [
      ...['-f', 'lavfi', '-i', 'testsrc2=size=160x90:rate=10:duration=12', ...H264],
      ...['-cluster_time_limit', '1000'],
    ]);
    const file = await readFile(await videos.cut(whole, 'cut.mkv', 0.5));
    const id = await arrive(await startUpload(admin, course.id, file.length, 'cut.mkv'), file);
    await whenQueueIsIdle(app);
    expect(await lecture(id)).toMatchObject({ failure: videoFaultMessages.TRUNCATED });
  });

  it('is refused with its reason on a server without ffmpeg, and nothing is stored', async () => {
    const other = await startApp();
    try {
      const sender = await as(other, 'ADMIN');
      const { id } = await createCourse(sender);
      const file = await mkv();
      const refusal = refusalOf(await tryAddLecture(sender, id, {}, new Blob([new Uint8Array(file)])));
      expect(refusal).toMatchObject({ message: videoFaultMessages.MKV });
      const upload = await startUpload(sender, id, file.length, 'recording.mkv');
      const answer = await patch(sender, upload, 0, file);
      expect(answer.status).toBe(415);
      expect(await answer.text()).toContain('Remux Recordings');
      for (const [fault, codecs] of [
        ['UNKNOWN_CODEC', [...PRORES, '-c:a', 'aac']],
        ['UNKNOWN_SOUND', [...H264, '-c:a', 'ac3']],
      ] as const) {
        const path = await videos.make(`${fault}.mov`, [...MOVING, ...TONE, ...codecs]);
        const blob = new Blob([new Uint8Array(await readFile(path))]);
        const message = videoFaultMessages[fault];
        expect(refusalOf(await tryAddLecture(sender, id, {}, blob))).toMatchObject({ message });
      }
      expect(
        await other.sql('select from lectures where course_id = $1 and video_key is not null', [id]),
      ).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});
