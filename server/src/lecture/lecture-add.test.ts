// @slow server/src/lecture server/src/upload server/src/platform/storage
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { courseMessages } from '#shared/course.ts';
import { lectureLimits, lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { Role } from '#shared/roles.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import {
  ADD_LECTURE,
  addLecture,
  as,
  createCourse,
  dataOf,
  drawPicture,
  refusalOf,
  registerAdmin,
  tryAddLecture,
  video,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let courseId: string;
beforeAll(async () => {
  // With a connection for each parallel upload, they wait for the lock of the course and not for a connection, which times out.
  app = await startApp({ MAX_VIDEO_MB: '1', DATABASE_POOL_SIZE: '25' });
  admin = await as(app, 'ADMIN');
  courseId = (await createCourse(admin)).id;
});
afterAll(() => app.stop());

/** Starts to upload a video over a bare socket. Sends only `firstBytes` of the file. */
async function startUpload(client: HttpClient, firstBytes: Uint8Array): Promise<Socket> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  // These tests destroy the socket on either side.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const input = { courseId, title: 'Interrupted', description: 'Half of it.', video: null };
  const part = (name: string, text: string) =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const body = [
    part('operations', JSON.stringify({ query: ADD_LECTURE, variables: { input } })),
    part('map', '{"0":["variables.input.video"]}'),
    '--cut\r\nContent-Disposition: form-data; name="0"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n',
  ].join('');
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      `Host: ${hostname}:${port}`,
      `Cookie: ${client.cookieHeader()}`,
      'Apollo-Require-Preflight: true',
      'Content-Type: multipart/form-data; boundary=cut',
      `Content-Length: ${Buffer.byteLength(body) + 500_000}`,
      '',
      body,
    ].join('\r\n'),
  );
  socket.write(firstBytes);
  return socket;
}

describe('adding a lecture', () => {
  it('appends it to the course', async () => {
    const { id } = await createCourse(admin);
    expect((await addLecture(admin, id)).position).toBe(1);
    const second = dataOf(await tryAddLecture(admin, id, { title: ' Two ', isFreePreview: true })).addLecture;
    expect(second).toMatchObject({
      position: 2,
      title: 'Two',
      isFreePreview: true,
      locked: false,
      course: { id, numberOfLectures: 2 },
    });
    expect((await admin.fetch(second.video.url)).status).toBe(200);
  });

  it.each(['h264.mov', 'vp9.webm', 'h264-index-last.mp4', 'h264-portrait.mp4', 'av1.mp4'])(
    'accepts %s',
    async (name) => {
      const { video: added } = dataOf(await tryAddLecture(admin, courseId, {}, await video(name))).addLecture;
      const response = await admin.fetch(added.url);
      expect(response.headers.get('content-type')).toBe(added.contentType);
      expect((await response.arrayBuffer()).byteLength).toBe((await video(name)).size);
    },
  );

  it('gives 20 parallel additions a position each', async () => {
    const { id } = await createCourse(admin);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryAddLecture(admin, id)));
    const positions = answers.map((answer) => dataOf(answer).addLecture.position);
    expect(positions.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it.each<[string, VideoFault, () => Promise<Blob>]>([
    ['a playlist', 'PLAYLIST', async () => new Blob(['#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'])],
    ['an empty file', 'EMPTY', async () => new Blob([])],
    ['a picture', 'NOT_A_VIDEO', () => drawPicture()],
    ['an audio file', 'NO_PICTURE', () => video('audio-only.mp4')],
    ['a format that browsers cannot play', 'UNKNOWN_CODEC', () => video('prores.mov')],
    ['the first half of a video', 'TRUNCATED', async () => (await video()).slice(0, 2_600)],
    ['only the header of a video', 'TRUNCATED', async () => (await video()).slice(0, 256)],
  ])('refuses %s', async (_what, fault, file) => {
    const before = await tally(app);
    const answer = await tryAddLecture(admin, courseId, {}, await file());
    expect(refusalOf(answer)).toEqual({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: videoFaultMessages[fault],
    });
    await expectNothingLeft(app, before);
  });

  it('refuses a video over MAX_VIDEO_MB as too large', async () => {
    const before = await tally(app);
    const file = new Blob([await video(), new Uint8Array(1_000_000)]);
    const answer = await tryAddLecture(admin, courseId, {}, file);
    expect(refusalOf(answer)).toEqual({ code: 'PAYLOAD_TOO_LARGE', message: uploadMessages.tooLarge });
    await expectNothingLeft(app, before);
  });

  const long = lectureLimits.lectureTitle.max;
  it.each([
    [{ title: '' }, 'title', lectureMessages.validation.lectureFieldsMandatory],
    [{ description: ' ' }, 'description', lectureMessages.validation.lectureFieldsMandatory],
    [{ title: 'a'.repeat(long + 1) }, 'title', messages.validation.textTooLong({ limit: long })],
    [{ courseId: 'x' }, 'id', inputRefusals.malformedId],
  ])('refuses %j', async (fields, field, message) => {
    const before = await tally(app);
    const answer = await tryAddLecture(admin, courseId, fields);
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
    await expectNothingLeft(app, before);
  });

  it('refuses an unknown course', async () => {
    const before = await tally(app);
    const answer = await tryAddLecture(admin, '0198c0de-0000-7000-8000-000000000000');
    expect(refusalOf(answer)).toEqual({ code: 'NOT_FOUND', message: courseMessages.notFound.course });
    await expectNothingLeft(app, before);
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)(
    'refuses a %s before the video is received, and stores nothing',
    async (role) => {
      const client = await as(app, role);
      const before = await tally(app);
      const file = new Uint8Array(await (await video()).arrayBuffer());
      const socket = await startUpload(client, file);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toContain(role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
      socket.destroy();
      await expectNothingLeft(app, before);
    },
  );

  it.each([
    ['before its first byte', 0],
    ['within its header', 20],
    ['in the middle', 3_000],
    ['after 400 kB', 400_000],
  ])('interrupted %s leaves nothing', async (_when, size) => {
    const before = await tally(app);
    const file = new Uint8Array(size);
    file.set(new Uint8Array(await (await video()).arrayBuffer()).slice(0, size));
    const socket = await startUpload(admin, file);
    if (size > 64) {
      await eventually(async () => {
        expect((await tally(app)).rows?.stored_objects).toBe(Number(before.rows?.stored_objects) + 1);
      });
    }
    socket.destroy();
    await expectNothingLeft(app, before);
  });
});

describe('an upload that is interrupted before it is stored', () => {
  it('fails with its own error and leaves nothing', async () => {
    const { id: userId } = await registerAdmin(app);
    const actor = { userId, role: Role.ADMIN, via: { kind: 'session', id: userId } } as const;
    const before = await tally(app);
    const body = new PassThrough();
    body.write(new Uint8Array(await (await video()).slice(0, 500).arrayBuffer()));
    const failure = new Error('the line was cut');
    const adding = await whileLocked(
      app,
      ['lock table stored_objects in access exclusive mode'],
      async (waiting) => {
        const started = RequestContext.create(app.container.orm.em, () =>
          app.container.services.lectures.add(
            actor,
            courseId,
            { title: 'Cut', description: 'Off.' },
            () => body,
          ),
        );
        const outcome = started.catch((error: unknown) => error);
        await waiting(1);
        body.destroy(failure);
        await new Promise((resolve) => body.once('close', resolve));
        return { outcome };
      },
    );
    expect(await adding.outcome).toBe(failure);
    await expectNothingLeft(app, before);
  });
});

describe('deleting a lecture', () => {
  const DELETE = `mutation Delete($id: ID!) {
    deleteLecture(id: $id) { id course { id numberOfLectures lectures { id } } }
  }`;

  it('removes it from the course, and its position is not used again', async () => {
    const { id } = await createCourse(admin);
    const [first, last] = [await addLecture(admin, id), await addLecture(admin, id)];
    const second = await addLecture(admin, id);
    expect(dataOf(await admin.graphql(DELETE, { id: second.id }))).toEqual({
      deleteLecture: {
        id: second.id,
        course: { id, numberOfLectures: 2, lectures: [{ id: first.id }, { id: last.id }] },
      },
    });
    expect((await addLecture(admin, id)).position).toBe(4);
  });

  it('updates the count after each of two deletions in one document', async () => {
    const { id } = await createCourse(admin);
    const [first, second] = [await addLecture(admin, id), await addLecture(admin, id)];
    const part = (alias: string, lecture: string) =>
      `${alias}: deleteLecture(id: "${lecture}") { course { numberOfLectures lectures { id } } }`;
    expect(
      dataOf(await admin.graphql(`mutation { ${part('a', first.id)} ${part('b', second.id)} }`)),
    ).toEqual({
      a: { course: { numberOfLectures: 1, lectures: [{ id: second.id }] } },
      b: { course: { numberOfLectures: 0, lectures: [] } },
    });
  });

  it.each([
    ['x', 'BAD_USER_INPUT', inputRefusals.malformedId],
    ['0198c0de-0000-7000-8000-000000000000', 'NOT_FOUND', lectureMessages.notFound.lecture],
  ])('is refused for %s', async (id, code, message) => {
    expect(refusalOf(await admin.graphql(DELETE, { id }))).toEqual({ code, message });
  });
});
