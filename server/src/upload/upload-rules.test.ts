// @slow server/src/upload server/src/platform/storage
import { existsSync } from 'node:fs';
import { readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import type { ClientRequest } from 'node:http';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { uploadLimits, uploadMessages } from '#shared/upload.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { excessiveVideos } from '#server/platform/video/excessive-videos.test-helper.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { addLecture, dataOf, refusalOf, registerAdmin } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import {
  beginToPatch,
  CANCEL,
  head,
  lecturesOf,
  type OpenedUpload,
  patch,
  sha256,
  startReplacement,
  startUpload,
  summedUp,
  useUploadSchool,
  videoOf,
} from './uploads.test-helper.ts';

const school = useUploadSchool({ MAX_VIDEO_MB: '5' });

const kept = (): Promise<string[]> => readdir(join(school.app.config.dataDir, 'uploads'));
const tidy = () =>
  RequestContext.create(school.app.container.orm.em, () =>
    school.app.container.services.uploadCompletion.tidy(),
  );
const untilGone = (id: string) =>
  eventually(async () => expect((await kept()).filter((name) => name.startsWith(id))).toEqual([]));
const textOf = async (response: Response) => ((await response.json()) as { message: string }).message;

/** Starts to send and pauses midway. */
async function beginToSend(upload: OpenedUpload, bytes: Buffer): Promise<ClientRequest> {
  const request = beginToPatch({ url: school.app.url, admin: school.admin }, upload, 0, bytes);
  await eventually(async () => expect(await kept()).toContain(upload.id));
  return request;
}

describe('two concurrent requests for an upload', () => {
  it('the second one is refused', async () => {
    const file = await videoOf(200_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const first = await beginToSend(upload, file.subarray(0, 100_000));
    const second = await patch(school.admin, upload, 0, file);
    expect([second.status, await textOf(second)]).toEqual([423, uploadMessages.locked]);
    first.end(file.subarray(100_000));
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('the lock also works between processes', async () => {
    const upload = await startUpload(school.admin, school.course.id, 9_000);
    const other = new pg.Client({ connectionString: school.app.config.databaseUrl });
    await other.connect();
    await other.query(`select pg_advisory_lock(hashtextextended('lecture-upload:' || $1, 0))`, [upload.id]);
    expect((await head(school.admin, upload)).status).toBe(423);
    // As if its process died.
    await other.end();
    await eventually(async () => expect((await head(school.admin, upload)).status).toBe(200));
  });

  it('a request replaces one that lost its connection silently', async () => {
    const file = await videoOf(200_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const silent = await beginToSend(upload, file.subarray(0, 100_000));
    await eventually(async () => expect((await head(school.admin, upload)).status).toBe(200));
    silent.destroy();
    const offset = (await head(school.admin, upload)).offset ?? 0;
    expect(offset).toBe(100_000);
    expect((await patch(school.admin, upload, offset, file.subarray(offset))).status).toBe(204);
  });

  it('a request resumes after an interrupted one', async () => {
    const file = await videoOf(200_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const request = await beginToSend(upload, file.subarray(0, 100_000));
    request.destroy();
    const offset = await eventually(async () => {
      const answer = await head(school.admin, upload);
      expect(answer.status).toBe(200);
      return answer.offset ?? 0;
    });
    expect((await patch(school.admin, upload, offset, file.subarray(offset))).status).toBe(204);
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });
});

describe('an incomplete upload', () => {
  it('is deleted on cancel, together with a lecture that never had a video', async () => {
    const file = await videoOf(10_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await patch(school.admin, upload, 0, file.subarray(0, 5_000));
    const cancelled = dataOf(await school.admin.graphql(CANCEL, { id: upload.id }));
    expect(cancelled).toMatchObject({
      cancelUpload: { id: upload.id, lecture: null, course: { lectures: [] } },
    });
    expect((await patch(school.admin, upload, 5_000, file.subarray(5_000))).status).toBe(404);
    expect(refusalOf(await school.admin.graphql(CANCEL, { id: upload.id }))).toEqual({
      code: 'NOT_FOUND',
      message: uploadMessages.notFound.upload,
    });
    await untilGone(upload.id);
  });

  it('keeps the previous video of its lecture', async () => {
    const { id } = await addLecture(school.admin, school.course.id);
    const upload = await startReplacement(school.admin, id, 10_000);
    const response = await school.admin.fetch(upload.url, {
      method: 'DELETE',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(response.status).toBe(204);
    const [lecture] = await lecturesOf(school.admin, school.course.slug);
    expect(lecture).toMatchObject({ id, upload: null });
    expect(lecture?.status).not.toBe('UPLOADING');
    expect((await school.admin.fetch(lecture?.video?.url ?? '')).status).toBe(200);
  });

  it('is abandoned after its expiry, not before', async () => {
    const file = await videoOf(10_000);
    const [old, young] = [
      await startUpload(school.admin, school.course.id, file.length),
      await startUpload(school.admin, school.course.id, file.length),
    ];
    for (const upload of [old, young]) await patch(school.admin, upload, 0, file.subarray(0, 5_000));
    await school.app.sql(
      `update lecture_uploads set expires_at = now() - interval '1 second' where id = $1`,
      [old.id],
    );
    await tidy();
    expect((await lecturesOf(school.admin, school.course.slug)).map(({ id }) => id)).toEqual([
      young.lecture.id,
    ]);
    await untilGone(old.id);
    expect(await kept()).toContain(young.id);
  });

  it('is abandoned if the account of its sender was deleted', async () => {
    const leaver = await registerAdmin(school.app);
    await startUpload(leaver.client, school.course.id, 10_000);
    await school.app.sql('delete from users where id = $1', [leaver.id]);
    await tidy();
    expect(await lecturesOf(school.admin, school.course.slug)).toEqual([]);
  });

  it('expires later after every received byte', async () => {
    const file = await videoOf(10_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await school.app.sql(
      `update lecture_uploads set expires_at = now() + interval '1 minute' where id = $1`,
      [upload.id],
    );
    await patch(school.admin, upload, 0, file.subarray(0, 5_000));
    const expires = new Date(
      (await head(school.admin, upload)).headers.get('upload-expires') ?? '',
    ).getTime();
    expect((expires - Date.now()) / 3_600_000).toBeCloseTo(uploadLimits.uploadHours, 1);
  });
});

describe('an upload left by a dead process', () => {
  it('is completed if all bytes have arrived', async () => {
    const file = await videoOf(20_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await writeFile(join(school.app.config.dataDir, 'uploads', upload.id), file);
    await tidy();
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('is found if it has already been moved to the videos', async () => {
    const file = await videoOf(20_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const key = `videos/${upload.id}.mp4`;
    await school.app.container.services.objects.reserve([key]);
    const path = join(school.app.config.dataDir, 'uploads', upload.id);
    await writeFile(path, file);
    await school.app.container.services.storage.adopt(path, key, { contentType: 'video/mp4' });
    expect(await head(school.admin, upload)).toMatchObject({ status: 200, offset: file.length });
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('is truncated to its verified bytes', async () => {
    const file = await videoOf(20_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await patch(school.admin, upload, 0, file.subarray(0, 8_000));
    const path = join(school.app.config.dataDir, 'uploads', upload.id);
    await writeFile(`${path}.unchecked`, '8000\n');
    await writeFile(path, Buffer.alloc(4_000, 'x'), { flag: 'a' });
    expect((await head(school.admin, upload)).offset).toBe(8_000);
    expect((await patch(school.admin, upload, 8_000, file.subarray(8_000))).status).toBe(204);
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('is removed if its row does not exist', async () => {
    const [old, young] = [newId(), newId()];
    const folder = join(school.app.config.dataDir, 'uploads');
    for (const id of [old, young]) await writeFile(join(folder, id), 'x');
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    await utimes(join(folder, old), yesterday, yesterday);
    await tidy();
    const names = await kept();
    expect(names).toContain(young);
    expect(names).not.toContain(old);
  });
});

describe('a video that exceeds the resource limits', () => {
  const failed = { status: 'FAILED', failure: videoFaultMessages.UNREADABLE, upload: null, video: null };

  it('is refused, and its lecture states the reason', async () => {
    const file = await excessiveVideos.stts();
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const refused = await patch(school.admin, upload, 0, file);
    expect([refused.status, await textOf(refused)]).toEqual([415, videoFaultMessages.UNREADABLE]);
    expect(await lecturesOf(school.admin, school.course.slug)).toMatchObject([failed]);
    await untilGone(upload.id);
  });

  it('is refused after it has crashed the process repeatedly', async () => {
    const file = await videoOf(20_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await patch(school.admin, upload, 0, file.subarray(0, 10_000));
    await writeFile(join(school.app.config.dataDir, 'uploads', upload.id), file);
    await school.app.sql('update lecture_uploads set unended_completions = 3 where id = $1', [upload.id]);
    await tidy();
    expect(await lecturesOf(school.admin, school.course.slug)).toMatchObject([failed]);
    await untilGone(upload.id);
  });
});

describe.runIf(existsSync('/dev/full'))('a full disk', () => {
  it('pauses the upload, which resumes when there is space', async () => {
    const file = await videoOf(50_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    const path = join(school.app.config.dataDir, 'uploads', upload.id);
    await symlink('/dev/full', path);
    const refused = await patch(school.admin, upload, 0, file);
    expect([refused.status, await textOf(refused)]).toEqual([507, uploadMessages.diskFull]);
    const [waiting] = await lecturesOf(school.admin, school.course.slug);
    expect(waiting).toMatchObject({ status: 'UPLOADING', upload: { id: upload.id } });
    await rm(path);
    expect(await head(school.admin, upload)).toMatchObject({ status: 200, offset: 0 });
    expect((await patch(school.admin, upload, 0, file)).status).toBe(204);
    expect((await summedUp(school.admin, school.course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });
});
