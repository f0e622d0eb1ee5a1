// @slow server/src/upload server/src/lecture/video server/src/platform
import { Upload, type UploadOptions } from 'tus-js-client';
import { describe, expect, it } from 'vitest';
import { as, PASSWORD } from '#testing/factories.ts';
import {
  head,
  lecturesOf,
  sha256,
  startUpload,
  summedUp,
  useUploadSchool,
  videoOf,
} from './uploads.test-helper.ts';

const school = useUploadSchool();

const metadataHeader = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const create = (headers: Record<string, string>, caller = school.admin) =>
  caller.fetch('/uploads', { method: 'POST', headers: { 'tus-resumable': '1.0.0', ...headers } });

/** Creates an upload for a file of 9 bytes. */
const createBy = (metadata: Record<string, string>) =>
  create({ 'upload-length': '9', 'upload-metadata': metadataHeader(metadata) });

async function token(): Promise<string> {
  const { body } = await school.admin.json<{ data: { createApiToken: { secret: string } } }>(
    'POST',
    '/graphql',
    {
      query: `mutation ($password: String!) {
      createApiToken(input: { name: "Script", scopes: [COURSES_WRITE], currentPassword: $password }) { secret }
    }`,
      variables: { password: PASSWORD },
    },
  );
  return body.data.createApiToken.secret;
}

describe('a stock client of tus with an endpoint', () => {
  it.each([false, true])(
    'creates, resumes after a cut, and completes; only POST: %s',
    async (overridePatchMethod) => {
      const file = await videoOf(1_500_000);
      const options: UploadOptions = {
        endpoint: `${school.app.url}/uploads`,
        headers: { authorization: `Bearer ${await token()}` },
        metadata: { courseId: school.course.id, filename: 'The_first loaf.mp4', filetype: 'video/mp4' },
        chunkSize: 500_000,
        overridePatchMethod,
      };
      const cut = Promise.withResolvers<string>();
      const first = new Upload(file, {
        ...options,
        onError: cut.reject,
        onChunkComplete: () => void first.abort().then(() => cut.resolve(first.url ?? ''), cut.reject),
      });
      first.start();
      const url = await cut.promise;
      expect((await head(school.admin, { url: new URL(url).pathname })).offset).toBe(500_000);

      const done = Promise.withResolvers<void>();
      new Upload(file, {
        ...options,
        uploadUrl: url,
        onError: done.reject,
        onSuccess: () => done.resolve(),
      }).start();
      await done.promise;
      const lecture = await summedUp(school.admin, school.course.slug);
      expect(lecture.title).toBe('The first loaf');
      expect(lecture.videoSha256).toBe(sha256(file).toString('hex'));
    },
  );
});

describe('an upload that is created by its metadata', () => {
  it('has the title and description that it states', async () => {
    const metadata = {
      courseId: school.course.id,
      filename: 'a.mp4',
      title: 'Dough',
      description: 'Kneading.',
    };
    const response = await createBy(metadata);
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toMatch(/^\/uploads\/[\da-f-]{36}$/);
    expect(Date.parse(response.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ title: 'Dough', status: 'UPLOADING' });
    const rows = await school.app.sql('select description from lectures where id = $1', [lecture?.id]);
    expect(rows).toEqual([{ description: 'Kneading.' }]);
  });

  it('replaces the video of a lecture', async () => {
    const { lecture } = await startUpload(school.admin, school.course.id, 9);
    expect((await createBy({ lectureId: lecture.id, filename: 'b.mp4' })).status).toBe(409);
    await school.app.sql('delete from lecture_uploads');
    expect((await createBy({ lectureId: lecture.id, filename: 'b.mp4' })).status).toBe(201);
    expect(await lecturesOf(school.admin, school.course.slug)).toHaveLength(1);
  });

  it.each<[string, () => Record<string, string>, number]>([
    [
      'no length',
      () => ({ 'upload-metadata': metadataHeader({ courseId: school.course.id, filename: 'a' }) }),
      400,
    ],
    ['a malformed length', () => ({ 'upload-length': '-1' }), 400],
    ['no metadata', () => ({ 'upload-length': '9' }), 400],
    ['malformed metadata', () => ({ 'upload-length': '9', 'upload-metadata': 'courseId a b' }), 400],
    ['a repeated key', () => ({ 'upload-length': '9', 'upload-metadata': 'a YQ==,a YQ==' }), 400],
    ['no version', () => ({ 'upload-length': '9', 'tus-resumable': '0.2' }), 412],
    [
      'too many bytes',
      () => ({
        'upload-length': '999999999999999',
        'upload-metadata': metadataHeader({ courseId: school.course.id, filename: 'a' }),
      }),
      413,
    ],
  ])('is refused with %s', async (_what, headers, status) => {
    const response = await create(headers());
    expect([response.status, response.headers.get('tus-resumable')]).toEqual([status, '1.0.0']);
    expect(await lecturesOf(school.admin, school.course.slug)).toEqual([]);
  });

  it('is refused for an unknown course', async () => {
    expect((await createBy({ courseId: crypto.randomUUID(), filename: 'a.mp4' })).status).toBe(404);
    expect((await createBy({ courseId: 'x', filename: 'a.mp4' })).status).toBe(400);
  });

  it('is refused to visitors and members, in the version of the protocol', async () => {
    for (const [role, status] of [
      ['VISITOR', 401],
      ['USER', 403],
    ] as const) {
      const response = await create({ 'upload-length': '9' }, await as(school.app, role));
      expect([response.status, response.headers.get('tus-resumable')]).toEqual([status, '1.0.0']);
    }
    const unknown = await school.app.visitor().fetch('/uploads', {
      method: 'POST',
      headers: { authorization: 'Bearer lectern_nothing', 'tus-resumable': '1.0.0' },
    });
    expect([unknown.status, unknown.headers.get('tus-resumable')]).toEqual([401, '1.0.0']);
  });
});

describe('the method of a POST', () => {
  it('may be overridden by those of the protocol only', async () => {
    const { url } = await startUpload(school.admin, school.course.id, 9);
    const post = (method: string) =>
      school.admin.fetch(url, {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'x-http-method-override': method },
      });
    expect((await post('PUT')).status).toBe(405);
    expect((await post('PATCH')).status).toBe(415);
    expect((await post('DELETE')).status).toBe(204);
  });
});
