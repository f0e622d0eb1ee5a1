// @slow server/src/api-v1 server/src/upload server/src/platform
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { accountMessages } from '#shared/account.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import {
  as,
  createCourse,
  newAccount,
  drawPicture,
  registerAdmin,
  video,
  type Person,
} from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import { formOf, formWithVideo } from './rest-call.test-helper.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: Person;
let course: { id: string };
beforeAll(async () => {
  // A client on a busy machine needs longer to send the rest of a refused body and to read the answer.
  const httpLimits = { lingerMs: 120_000, lingerIdleMs: 60_000 };
  app = await startApp({ MAX_VIDEO_MB: '12' }, { httpLimits });
  admin = await registerAdmin(app);
  course = await createCourse(admin.client);
});
afterAll(() => app.stop());

const texts = { title: 'One', description: 'The first.' };
const send = (client: Person['client'], body: FormData) =>
  client.fetch(`/api/v1/courses/${course.id}`, { method: 'POST', body });
const spooled = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('lectern-upload-'));

/** Sends the beginning of a form with a large video, and continues until it is stopped. */
function sendSlowly(cookie: string) {
  const upload = request(`${app.url}/api/v1/courses/${course.id}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10_000_000 },
  });
  upload.on('error', () => undefined);
  upload.write('--x\r\nContent-Disposition: form-data; name="lecture"; filename="a.mp4"\r\n\r\n');
  upload.write(Buffer.alloc(2_000_000));
  return upload;
}

describe('a video', () => {
  it('may precede its fields, and leaves no temporary file', async () => {
    const response = await send(admin.client, await formWithVideo(texts));
    expect(await response.json()).toMatchObject({
      success: true,
      message: lectureMessages.success.addLecture,
      course: { _id: course.id, lectures: [{ title: 'One' }] },
    });
    await eventually(async () => expect(await spooled()).toEqual([]));
  });

  it('is spooled to a file and not kept in memory while the rest of the form arrives', async () => {
    const upload = sendSlowly(admin.client.cookieHeader());
    await eventually(async () => expect(await spooled()).toHaveLength(1));
    upload.destroy();
    await eventually(async () => expect(await spooled()).toEqual([]));
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)(
    'from a %s is refused before it is read',
    async (caller) => {
      const client = await as(app, caller);
      const upload = sendSlowly(client.cookieHeader());
      const status = await new Promise((resolve) =>
        upload.on('response', (response) => resolve(response.statusCode)),
      );
      expect(status).toBe(caller === 'VISITOR' ? 401 : 403);
      expect(await spooled()).toEqual([]);
      upload.destroy();
    },
  );

  it.each<[string, number, string, () => Promise<FormData>]>([
    [
      'too large',
      413,
      uploadMessages.tooLarge,
      async () => formOf(texts, { name: 'lecture', data: new Blob([new Uint8Array(12_000_001)]) }),
    ],
    [
      'not a video',
      415,
      videoFaultMessages.NOT_A_VIDEO,
      async () => formOf(texts, { name: 'lecture', data: await drawPicture() }),
    ],
    [
      'without a title',
      400,
      lectureMessages.validation.lectureFieldsMandatory,
      async () => formOf({ ...texts, title: '' }, { name: 'lecture', data: await video() }),
    ],
    [
      'in another field',
      400,
      uploadMessages.malformed,
      async () => formOf(texts, { name: 'video', data: await video() }),
    ],
  ])('that is %s leaves nothing behind', async (_what, status, message, form) => {
    const before = await tally(app);
    const response = await send(admin.client, await form());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message });
    await expectNothingLeft(app, before);
  });
});

describe('undocumented fields', () => {
  it('are ignored, so that no user can become an admin', async () => {
    const client = app.visitor();
    const body = formOf(
      { ...newAccount(), role: 'ADMIN', _id: course.id, subscription: 'active', '__proto__[role]': 'ADMIN' },
      { name: 'avatar', data: await drawPicture() },
    );
    const response = await client.fetch('/api/v1/user/register', { method: 'POST', body });
    const { user } = (await response.json()) as { user: { _id: string } };
    expect(user).toMatchObject({ role: 'USER', subscription: { status: 'inactive' } });
    expect(user._id).not.toBe(course.id);

    const edit = formOf(
      { fullName: 'Grace Hopper', role: 'ADMIN' },
      { name: 'avatar', data: await drawPicture() },
    );
    const edited = await client.fetch(`/api/v1/user/update/${user._id}`, { method: 'POST', body: edit });
    expect(await edited.json()).toMatchObject({
      success: true,
      message: accountMessages.success.updateProfile,
      user: { fullName: 'Grace Hopper', role: 'USER' },
    });
  });
});
