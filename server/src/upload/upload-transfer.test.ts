// @slow server/src/upload server/src/lecture/video server/src/platform
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { as } from '#testing/factories.ts';
import {
  head,
  lecturesOf,
  patch,
  send,
  sha256,
  startReplacement,
  startUpload,
  summedUp,
  useUploadSchool,
  videoOf,
} from './uploads.test-helper.ts';

const school = useUploadSchool();
const cookie = () => ({ cookie: school.admin.cookieHeader() });

const textOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('a video uploaded by tus', () => {
  it('becomes the video of its lecture, byte for byte', async () => {
    const file = await videoOf(3_000_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await send(school.app.url, upload, file, cookie()).done;
    const lecture = await summedUp(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ id: upload.lecture.id, upload: null, failure: null });
    expect(lecture.videoSha256).toBe(sha256(file).toString('hex'));
    expect(lecture.duration).toBeCloseTo(1, 1);
    const played = await school.admin.fetch(lecture.video?.url ?? '');
    expect(Buffer.from(await played.arrayBuffer()).equals(file)).toBe(true);
  });

  it('resumes where it was paused', async () => {
    const file = await videoOf(2_000_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const paused = Promise.withResolvers<void>();
    const first = send(school.app.url, upload, file, cookie(), {
      onChunkComplete: (_size, accepted) => {
        if (accepted >= 512 * 1024) void first.upload.abort().then(paused.resolve);
      },
    });
    await paused.promise;
    const { offset } = await head(school.admin, upload);
    expect(offset).toBeGreaterThanOrEqual(512 * 1024);
    expect(offset).toBeLessThan(file.length);
    await send(school.app.url, upload, file, cookie()).done;
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('is reported as complete to a client that missed the last response', async () => {
    const file = await videoOf(100_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    expect((await patch(school.admin, upload, 0, file)).status).toBe(204);
    expect(await head(school.admin, upload)).toMatchObject({ status: 200, offset: file.length });
    expect((await patch(school.admin, upload, 0, file)).status).toBe(409);
    await send(school.app.url, upload, file, cookie()).done;
  });

  it('shows its progress to admins only', async () => {
    const file = await videoOf(1_000_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await patch(school.admin, upload, 0, file.subarray(0, 500_000));
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({
      status: 'UPLOADING',
      progressPercent: 50,
      video: null,
      upload: { id: upload.id },
    });
    expect(await lecturesOf(await as(school.app, 'SUBSCRIBER'), school.course.slug)).toEqual([]);
  });

  it('keeps the previous video playable until it is complete', async () => {
    const [older, newer] = [await videoOf(50_000), await videoOf(60_000, 'vp9.webm')];
    const first = await startUpload(school.admin, school.course.id, older.length);
    await patch(school.admin, first, 0, older);
    const { video } = await summedUp(school.admin, school.course.slug);
    const upload = await startReplacement(school.admin, first.lecture.id, newer.length);
    await patch(school.admin, upload, 0, newer.subarray(0, 30_000));
    expect((await school.admin.fetch(video?.url ?? '')).status).toBe(200);
    const [during] = await lecturesOf(school.admin, school.course.slug);
    expect(during).toMatchObject({ status: 'UPLOADING', video: { contentType: 'video/mp4' } });
    await patch(school.admin, upload, 30_000, newer.subarray(30_000));
    const after = await summedUp(school.admin, school.course.slug);
    expect(after.video?.contentType).toBe('video/webm');
    expect(after.videoSha256).toBe(sha256(newer).toString('hex'));
  });
});

describe('a chunk', () => {
  it('is refused at any offset but the next', async () => {
    const file = await videoOf(100_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await patch(school.admin, upload, 0, file.subarray(0, 40_000));
    for (const offset of [0, 39_999, 40_001, 90_000]) {
      expect((await patch(school.admin, upload, offset, file.subarray(0, 1_000))).status).toBe(409);
    }
    expect((await head(school.admin, upload)).offset).toBe(40_000);
  });

  it('is refused if it exceeds the size of the file', async () => {
    const file = await videoOf(100_000);
    const upload = await startUpload(school.admin, school.course.id, 50_000);
    const refused = await patch(school.admin, upload, 0, file);
    expect([refused.status, await textOf(refused)]).toEqual([413, uploadMessages.tooLarge]);
    expect((await head(school.admin, upload)).offset).toBe(0);
  });

  it('is not stored if its checksum does not match', async () => {
    const file = await videoOf(100_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const checksum = (bytes: Buffer) => ({ 'upload-checksum': `sha256 ${sha256(bytes).toString('base64')}` });
    const [first, second] = [file.subarray(0, 60_000), file.subarray(60_000)];
    expect((await patch(school.admin, upload, 0, first, checksum(first))).status).toBe(204);
    const damaged = Buffer.from(second);
    damaged.writeUInt8(damaged.readUInt8(7) ^ 1, 7);
    const refused = await patch(school.admin, upload, 60_000, damaged, checksum(second));
    expect([refused.status, await textOf(refused)]).toEqual([460, uploadMessages.checksum]);
    expect((await head(school.admin, upload)).offset).toBe(60_000);
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ status: 'UPLOADING', progressPercent: 60 });
    expect((await patch(school.admin, upload, 60_000, second, checksum(second))).status).toBe(204);
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('may have a checksum by SHA-1', async () => {
    const file = await videoOf(100_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const checksum = (bytes: Buffer) => ({
      'upload-checksum': `sha1 ${createHash('sha1').update(bytes).digest('base64')}`,
    });
    expect((await patch(school.admin, upload, 0, file, checksum(Buffer.from('x')))).status).toBe(460);
    expect((await patch(school.admin, upload, 0, file, checksum(file))).status).toBe(204);
  });

  it.each(['md5 AAAA', 'sha1 short', 'sha256 short', 'sha256', ''])(
    'is refused with the checksum %j',
    async (checksum) => {
      const file = await videoOf(10_000);
      const upload = await startUpload(school.admin, school.course.id, file.length);
      expect((await patch(school.admin, upload, 0, file, { 'upload-checksum': checksum })).status).toBe(400);
      expect((await head(school.admin, upload)).offset).toBe(0);
    },
  );
});

describe('a request', () => {
  it.each<[string, number, Record<string, string>]>([
    ['without an offset', 400, { 'upload-offset': '' }],
    ['with a negative offset', 400, { 'upload-offset': '-1' }],
    ['with a fractional offset', 400, { 'upload-offset': '0.5' }],
    ['with an offset beyond the safe integers', 400, { 'upload-offset': '9'.repeat(20) }],
    ['with another content type', 415, { 'content-type': 'application/octet-stream' }],
  ])('is refused %s', async (_, status, headers) => {
    const file = await videoOf(10_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const refused = await patch(school.admin, upload, 0, file, headers);
    expect([refused.status, await textOf(refused)]).toEqual([status, uploadMessages.malformed]);
    expect((await head(school.admin, upload)).offset).toBe(0);
  });

  it('may contain length headers, which are ignored because the size is known', async () => {
    const file = await videoOf(10_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const sayings: Record<string, string>[] = [
      { 'upload-length': '5' },
      { 'upload-length': 'x' },
      { 'upload-defer-length': '1' },
    ];
    for (const [index, headers] of sayings.entries()) {
      const bytes = file.subarray(index * 4_000, (index + 1) * 4_000);
      expect((await patch(school.admin, upload, index * 4_000, bytes, headers)).status).toBe(204);
    }
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('is refused for another version of the protocol', async () => {
    const file = await videoOf(10_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const refused = await patch(school.admin, upload, 0, file, { 'tus-resumable': '0.2.2' });
    expect([refused.status, refused.headers.get('tus-resumable')]).toEqual([412, '1.0.0']);
    expect((await head(school.admin, upload)).offset).toBe(0);
  });

  it('may be sent in chunked encoding without a length', async () => {
    const file = await videoOf(10_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const send = (offset: number, bytes: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const request = httpRequest(new URL(upload.url, school.app.url), {
          method: 'PATCH',
          headers: {
            ...cookie(),
            'tus-resumable': '1.0.0',
            'upload-offset': offset,
            'content-type': 'application/offset+octet-stream',
            'transfer-encoding': 'chunked',
          },
        });
        request.on('error', reject).on('response', (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        request.end(bytes);
      });
    expect(await send(0, file.subarray(0, 4_000))).toBe(204);
    expect(await send(4_000, Buffer.concat([file.subarray(4_000), Buffer.from('x')]))).toBe(413);
    const { offset } = await head(school.admin, upload);
    expect(await send(offset ?? 0, file.subarray(offset ?? 0))).toBe(204);
  });
});

describe('a file that is not a video', () => {
  it.each([
    ['a text file', Buffer.from('not a video '.repeat(50)), videoFaultMessages.NOT_A_VIDEO],
    [
      'an HLS playlist',
      Buffer.from(`#EXTM3U\n${'file:///etc/passwd\n'.repeat(20)}`),
      videoFaultMessages.PLAYLIST,
    ],
    [
      'a concat script',
      Buffer.from(`ffconcat version 1.0\n${'file /etc/passwd\n'.repeat(20)}`),
      videoFaultMessages.PLAYLIST,
    ],
    [
      'a DASH manifest',
      Buffer.from(`<?xml version="1.0"?>\n<MPD>${' '.repeat(300)}</MPD>`),
      videoFaultMessages.PLAYLIST,
    ],
  ])('is refused with its first chunk: %s', async (_, bytes, text) => {
    const upload = await startUpload(school.admin, school.course.id, 10_000_000, 'holiday.mp4');
    const refused = await patch(school.admin, upload, 0, bytes);
    expect([refused.status, await textOf(refused)]).toEqual([415, text]);
    expect((await head(school.admin, upload)).status).toBe(404);
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ status: 'FAILED', failure: text, upload: null, video: null });
  });

  it('is refused if it is empty', async () => {
    const upload = await startUpload(school.admin, school.course.id, 0);
    expect((await head(school.admin, upload)).status).toBe(415);
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ status: 'FAILED', failure: videoFaultMessages.EMPTY });
  });

  it('is refused at its end if only its beginning is a video', async () => {
    const file = (await videoOf(100_000)).subarray(0, 3_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const refused = await patch(school.admin, upload, 0, file);
    expect(refused.status).toBe(415);
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ status: 'FAILED', failure: await textOf(refused), video: null });
    expect(await school.app.sql(`select key from stored_objects where key like '%${upload.id}%'`)).toEqual(
      [],
    );
  });

  it('does not replace the previous video of its lecture', async () => {
    const older = await videoOf(50_000);
    const first = await startUpload(school.admin, school.course.id, older.length);
    await patch(school.admin, first, 0, older);
    const upload = await startReplacement(school.admin, first.lecture.id, 5_000);
    expect((await patch(school.admin, upload, 0, Buffer.alloc(5_000, 'x'))).status).toBe(415);
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ status: 'FAILED', failure: videoFaultMessages.NOT_A_VIDEO });
    const played = await school.admin.fetch(lecture?.video?.url ?? '');
    expect(Buffer.from(await played.arrayBuffer()).equals(older)).toBe(true);
  });
});
