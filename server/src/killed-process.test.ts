// @slow server/src/platform/jobs server/src/lecture/processing
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SchoolProcesses, type SchoolProcess } from '#testing/school-processes.ts';
import { eventually } from '#testing/eventually.ts';
import { as, createCourse } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { freePort } from './platform/common/free-port.ts';
import { teach, trySave } from './progress/progress.test-helper.ts';
import {
  beginToPatch,
  head,
  lecturesOf,
  type OpenedUpload,
  patch,
  send,
  sha256,
  startUpload,
  summedUp,
  videoOf,
} from './upload/uploads.test-helper.ts';

/** Processes the queue. Uploads go to other processes, which are killed. */
let app: TestApp;
let admin: HttpClient;
let cookie: { cookie: string };
let course: { id: string; slug: string };
let processes: SchoolProcesses;
beforeAll(async () => {
  processes = await SchoolProcesses.build();
  app = await startApp();
  admin = await as(app, 'ADMIN');
  cookie = { cookie: admin.cookieHeader() };
});
afterAll(async () => {
  await processes.close();
  await app.stop();
});
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await createCourse(admin);
});

/** A new process of the school that only answers requests. */
async function startProcess(): Promise<{ school: SchoolProcess; origin: string; client: HttpClient }> {
  const school = await processes.take({ isNew: true });
  const port = await freePort();
  await school.start({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: app.url,
    ROLE: 'web',
    DATA_DIR: app.config.dataDir,
    DATABASE_URL: app.config.databaseUrl ?? '',
    DATABASE_POOL_SIZE: '5',
    LOG_LEVEL: 'silent',
  });
  const origin = `http://localhost:${port}`;
  return { school, origin, client: new HttpClient(origin, cookie) };
}

/** Sends a file until this many bytes are sent, and kills the receiving process. */
async function sendAndKill(upload: OpenedUpload, file: Buffer, bytes: number): Promise<void> {
  const { school, origin } = await startProcess();
  const { done } = send(origin, upload, file, cookie, {
    chunkSize: 1024 * 1024,
    onProgress: (sent) => {
      if (sent >= bytes) school.kill();
    },
  });
  await expect(done).rejects.toThrow();
  await school.exit;
  await untilUnlocked(upload);
}

/** PostgreSQL releases the locks of a process a moment after its death. */
const untilUnlocked = ({ id }: OpenedUpload) =>
  eventually(async () => {
    const locks = await app.sql(
      `select 1 from pg_locks where locktype = 'advisory'
         and (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`,
      [`lecture-upload:${id}`],
    );
    expect(locks).toEqual([]);
  });

const uploadsFolder = () => join(app.config.dataDir, 'uploads');

describe('a server that is killed with SIGKILL', () => {
  it('an upload resumes with the received bytes, even after two crashes', async () => {
    const file = await videoOf(12_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    await sendAndKill(upload, file, 3_500_000);
    const first = (await head(admin, upload)).offset ?? 0;
    expect(first).toBeGreaterThanOrEqual(2 * 1024 * 1024);
    await sendAndKill(upload, file, 8_500_000);
    const second = (await head(admin, upload)).offset ?? 0;
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(file.length);
    const { origin } = await startProcess();
    await send(origin, upload, file, cookie).done;
    expect((await summedUp(admin, course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it('bytes without a verified checksum do not count', async () => {
    const file = await videoOf(12_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    const { school, origin, client } = await startProcess();
    const checksum = (bytes: Buffer) => ({ 'upload-checksum': `sha256 ${sha256(bytes).toString('base64')}` });
    const [known, cut] = [file.subarray(0, 1_000_000), file.subarray(1_000_000)];
    expect((await patch(client, upload, 0, known, checksum(known))).status).toBe(204);
    const path = join(uploadsFolder(), upload.id);
    beginToPatch({ url: origin, admin }, upload, known.length, cut.subarray(0, 5_000_000), checksum(cut));
    await eventually(async () => expect((await stat(path)).size).toBeGreaterThan(2_000_000));
    school.kill();
    await school.exit;
    await untilUnlocked(upload);
    expect((await head(admin, upload)).offset).toBe(known.length);
    expect((await patch(admin, upload, known.length, cut, checksum(cut))).status).toBe(204);
    expect((await summedUp(admin, course.slug)).videoSha256).toBe(sha256(file).toString('hex'));
  });

  it.each(['the sender', 'the clock'])('a fully received upload is completed when %s comes', async (who) => {
    const file = await videoOf(3_000_000);
    const upload = await startUpload(admin, course.id, file.length);
    const { school, client } = await startProcess();
    const path = join(uploadsFolder(), upload.id);
    const sending = patch(client, upload, 0, file).catch(() => null);
    const arrived = join(app.config.dataDir, 'media', 'videos', `${upload.id}.mp4`);
    const isWhole = async (name: string) => (await stat(name).catch(() => null))?.size === file.length;
    await vi.waitUntil(async () => (await isWhole(path)) || (await isWhole(arrived)), {
      interval: 1,
      timeout: 300_000,
    });
    school.kill();
    await Promise.all([sending, school.exit]);
    if (who === 'the sender') {
      const asked = async () =>
        expect(await head(admin, upload)).toMatchObject({ status: 200, offset: file.length });
      await eventually(asked);
    } else {
      await untilUnlocked(upload);
      const { uploadCompletion } = app.container.services;
      await RequestContext.create(app.container.orm.em, () => uploadCompletion.tidy());
    }
    const lecture = await summedUp(admin, course.slug);
    expect(lecture.videoSha256).toBe(sha256(file).toString('hex'));
    expect(await lecturesOf(admin, course.slug)).toHaveLength(1);
    expect(await app.sql('select id from lecture_uploads')).toEqual([]);
    await eventually(async () => expect(await readdir(uploadsFolder())).toEqual([]));
    const originals = await readdir(join(app.config.dataDir, 'media', 'videos'));
    expect(originals.filter((name) => name.startsWith(upload.id))).toHaveLength(1);
  });

  it('every acknowledged lecture position is stored', async () => {
    const { lectures } = await teach(app, admin, { lectures: 20 });
    const { school, client } = await startProcess();
    const acknowledged = new Map<string, number>();
    let saves = 0;
    const watch = async (lectureId: string) => {
      for (let position = 1; ; position += 1) {
        const answer = await trySave(client, { lectureId, position }).catch(() => null);
        if (!answer?.data) return;
        acknowledged.set(lectureId, answer.data.saveProgress.position);
        saves += 1;
        if (saves === 100) school.kill();
      }
    };
    await Promise.all(lectures.map(watch));
    await school.exit;
    expect(acknowledged.size).toBe(lectures.length);
    const rows = await app.sql<{ lecture_id: string; position: number }>('select * from lecture_progress');
    const kept = new Map(rows.map((row) => [row.lecture_id, row.position]));
    // Positions that were not acknowledged may be stored, too.
    for (const [lectureId, position] of acknowledged) {
      expect(kept.get(lectureId)).toBeGreaterThanOrEqual(position);
    }
  });
});
