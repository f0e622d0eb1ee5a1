// @slow server/src/upload server/src/lecture server/src/auth server/src/platform
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lectureLimits } from '#shared/lecture.ts';
import { uploadLimits, uploadMessages } from '#shared/upload.ts';
import { createToken, program } from '#server/auth/api-token.test-helper.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { addLecture, as, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import {
  CANCEL,
  head,
  patch,
  REPLACE,
  START,
  startUpload,
  startUploads,
  useUploadSchool,
  videoOf,
} from './uploads.test-helper.ts';

const school = useUploadSchool({ MAX_VIDEO_MB: '5' });

const kept = (): Promise<string[]> => readdir(join(school.app.config.dataDir, 'uploads'));

const ADD = `mutation A($input: StartLectureInput!) {
  startLecture(input: $input) { id lecture { id title description isFreePreview position status } }
}`;

describe('starting a lecture', () => {
  const texts = { title: ' The bowline ', description: 'A loop that never slips.' };
  const file = { fileName: '02_take-3.mp4', size: 9 };
  const start = (fields: object) =>
    school.admin.graphql<{ startLecture: { id: string; lecture: { id: string } } }>(ADD, {
      input: { courseId: school.course.id, ...texts, file, ...fields },
    });

  it('adds the lecture at the end with its texts and opens an upload for its video', async () => {
    await addLecture(school.admin, school.course.id);
    const { id, lecture } = dataOf(await start({ isFreePreview: true })).startLecture;
    expect(lecture).toMatchObject({
      ...texts,
      title: 'The bowline',
      isFreePreview: true,
      position: 2,
      status: 'UPLOADING',
    });
    expect(await head(school.admin, { url: `/uploads/${id}` })).toMatchObject({ status: 200, offset: 0 });
    const actions = await school.app.sql('select action from audit_entries where subject_id = $1', [
      lecture.id,
    ]);
    expect(actions).toEqual([{ action: 'LECTURE_ADDED' }]);
  });

  it.each([
    ['no title', { title: ' ' }, 'BAD_USER_INPUT'],
    ['no description', { description: '' }, 'BAD_USER_INPUT'],
    ['a file without a name', { file: { ...file, fileName: ' ' } }, 'BAD_USER_INPUT'],
    ['a file that is too large', { file: { ...file, size: 5_000_001 } }, 'PAYLOAD_TOO_LARGE'],
    ['a course that does not exist', { courseId: newId() }, 'NOT_FOUND'],
  ])('adds nothing for %s', async (_, fields, code) => {
    expect(refusalOf(await start(fields))?.code).toBe(code);
    expect(await school.app.sql('select id from lectures')).toEqual([]);
  });
});

describe('starting uploads', () => {
  it('adds lectures in the order of the files, titled after the file names', async () => {
    await addLecture(school.admin, school.course.id);
    const names = [
      '02_The-first  loaf.final.mp4',
      'C:\\videos\\03.webm',
      '.mp4',
      `${'x'.repeat(300)}.mov`,
      'u\u0308ber\u202e4pm.mov',
    ];
    const uploads = await startUploads(
      school.admin,
      school.course.id,
      ...names.map((fileName) => ({ fileName, size: 9 })),
    );
    const titles = [
      '02 The first loaf.final',
      '03',
      '.mp4',
      'x'.repeat(lectureLimits.lectureTitle.max),
      '\u00fcber4pm',
    ];
    expect(uploads.map(({ lecture: { title, position, status } }) => ({ title, position, status }))).toEqual(
      titles.map((title, index) => ({ title, position: index + 2, status: 'UPLOADING' })),
    );
    const [first] = uploads;
    expect(first).toMatchObject({ url: `/uploads/${first?.id}`, size: 9, fileName: names[0] });
    const left = new Date(first?.expiresAt ?? '').getTime() - Date.now();
    expect(left / 3_600_000).toBeCloseTo(uploadLimits.uploadHours, 1);
    const actions = await school.app.sql('select action from audit_entries where subject_id = $1', [
      first?.lecture.id,
    ]);
    expect(actions).toEqual([{ action: 'LECTURE_ADDED' }]);
  });

  it.each([
    ['no file', [], 'BAD_USER_INPUT'],
    [
      'too many files',
      Array(uploadLimits.uploadFiles + 1).fill({ fileName: 'a.mp4', size: 1 }),
      'BAD_USER_INPUT',
    ],
    ['an empty name', [{ fileName: ' \u0000', size: 1 }], 'BAD_USER_INPUT'],
    ['a fractional size', [{ fileName: 'a.mp4', size: 1.5 }], 'BAD_USER_INPUT'],
    ['a negative size', [{ fileName: 'a.mp4', size: -1 }], 'BAD_USER_INPUT'],
    [
      'a file that is too large',
      [
        { fileName: 'a.mp4', size: 1 },
        { fileName: 'b.mp4', size: 5_000_001 },
      ],
      'PAYLOAD_TOO_LARGE',
    ],
  ])('is refused with %s and adds nothing', async (_, files, code) => {
    const answer = await school.admin.graphql(START, { input: { courseId: school.course.id, files } });
    expect(refusalOf(answer)?.code).toBe(code);
    expect(await school.app.sql('select id from lectures')).toEqual([]);
  });

  it('is refused for an unknown course and for a second upload to a lecture', async () => {
    const file = { fileName: 'a.mp4', size: 1 };
    const nowhere = await school.admin.graphql(START, { input: { courseId: newId(), files: [file] } });
    expect(refusalOf(nowhere)?.code).toBe('NOT_FOUND');
    const { lecture } = await startUpload(school.admin, school.course.id, 9);
    const second = await school.admin.graphql(REPLACE, { input: { lectureId: lecture.id, file } });
    expect(refusalOf(second)).toEqual({ code: 'CONFLICT', message: uploadMessages.conflict.uploadRunning });
  });

  it("lists the caller's uploads, newest first", async () => {
    const other = await as(school.app, 'ADMIN');
    await startUpload(other, school.course.id, 9);
    const [first, second] = [
      await startUpload(school.admin, school.course.id, 9),
      await startUpload(school.admin, school.course.id, 9),
    ];
    const LIST =
      'query U($after: String) { uploads(first: 1, after: $after) { totalCount nodes { id lecture { id } } pageInfo { endCursor } } }';
    interface Listed {
      uploads: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string } };
    }
    const { uploads } = dataOf(await school.admin.graphql<Listed>(LIST));
    expect(uploads).toMatchObject({
      totalCount: 2,
      nodes: [{ id: second.id, lecture: { id: second.lecture.id } }],
    });
    const next = dataOf(
      await school.admin.graphql<Listed>(LIST, { after: uploads.pageInfo.endCursor }),
    ).uploads;
    expect(next.nodes).toMatchObject([{ id: first.id }]);
  });
});

describe('uploading', () => {
  it('is limited to the admin who started the upload, and nothing from other callers is stored', async () => {
    const file = await videoOf(10_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const { secret } = await createToken(school.admin, 'READ');
    const callers: [HttpClient, number][] = [
      [school.app.visitor(), 401],
      [await as(school.app, 'USER'), 403],
      [await as(school.app, 'SUBSCRIBER'), 403],
      [await as(school.app, 'ADMIN'), 403],
      [program(school.app, secret), 403],
      [school.app.visitor({ authorization: 'Bearer forged' }), 401],
    ];
    for (const [caller, status] of callers) {
      expect((await patch(caller, upload, 0, file)).status).toBe(status);
      expect((await head(caller, upload)).status).toBe(status);
      const deleted = await caller.fetch(upload.url, {
        method: 'DELETE',
        headers: { 'tus-resumable': '1.0.0' },
      });
      expect(deleted.status).toBe(status);
    }
    expect(await kept()).not.toContain(upload.id);
    expect(await head(school.admin, upload)).toMatchObject({ status: 200, offset: 0 });
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)('is refused to a %s', async (role) => {
    const caller = await as(school.app, role);
    const upload = await startUpload(school.admin, school.course.id, 9);
    const code = role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    const file = { fileName: 'a.mp4', size: 9 };
    const answers = [
      await caller.graphql(START, { input: { courseId: school.course.id, files: [file] } }),
      await caller.graphql(REPLACE, { input: { lectureId: upload.lecture.id, file } }),
      await caller.graphql(CANCEL, { id: upload.id }),
      await caller.graphql('{ uploads { totalCount } }'),
    ];
    expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual(Array(4).fill(code));
  });

  it('requires the tus headers', async () => {
    const upload = await startUpload(school.admin, school.course.id, 9);
    const unversioned = await school.admin.fetch(upload.url, { method: 'HEAD' });
    expect([unversioned.status, unversioned.headers.get('tus-version')]).toEqual([412, '1.0.0']);
    const options = await school.app.visitor().fetch(upload.url, { method: 'OPTIONS' });
    expect(options.headers.get('tus-extension')).toBe('creation,checksum,expiration,termination');
    expect((await head(school.admin, { url: '/uploads/..%2f..%2fsecret' })).status).toBe(404);
    expect((await head(school.admin, { url: `/uploads/${newId()}` })).status).toBe(404);
  });
});
