import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStream } from '#testing/event-stream.ts';
import { addLecture, createCourse, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createLogger } from './platform/common/logger.ts';
import { freePort } from './platform/common/free-port.ts';
import { startServer, type RunningServer } from './server.ts';

const TOKEN = 'the-token-of-whoever-collects-figures';

let web: TestApp;
let admin: Person;
beforeAll(async () => {
  web = await startApp({ ROLE: 'web', METRICS_TOKEN: TOKEN });
  admin = await registerAdmin(web);
});
afterAll(() => web.stop());

const waiting = async (): Promise<number> => (await web.sql('select 1 from graphile_worker.jobs')).length;

/** Starts a worker of the same school, and returns its address. */
async function startWorkerOf({ config }: TestApp): Promise<{ worker: RunningServer; origin: string }> {
  const port = await freePort();
  const worker = await startServer({
    config: { ...config, role: 'worker', port },
    logger: createLogger('silent'),
    report: () => undefined,
  });
  return { worker, origin: `http://localhost:${port}` };
}

describe('a school whose queue is processed by another process', () => {
  it('leaves queued work to it, and gets its video progress immediately', async () => {
    const stream = await EventStream.open<{ lectureChanged: { id: string; status: string } }>(
      admin.client,
      'subscription { lectureChanged { id status } }',
    );
    const course = await createCourse(admin.client);
    const { id } = await addLecture(admin.client, course.id);
    const queued = await waiting();
    expect(queued).toBeGreaterThan(0);

    const { worker } = await startWorkerOf(web);
    await expect.poll(waiting).toBe(0);
    const statuses = new Set<string>();
    while (!statuses.has('READY') && !statuses.has('FAILED')) {
      const { data } = await stream.next();
      expect(data?.lectureChanged.id).toBe(id);
      statuses.add(data?.lectureChanged.status ?? '');
    }
    expect(statuses).toContain('READY');
    await stream.leave();
    await worker.stop();
  });

  it('has a worker that only answers its probes', async () => {
    const { worker, origin } = await startWorkerOf(web);
    const statusOf = async (path: string) => (await fetch(new URL(path, origin))).status;
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    for (const path of ['/', '/graphql', '/graphql/stream', '/api/v1/courses', '/media/images/a.webp']) {
      expect({ path, status: await statusOf(path) }).toEqual({ path, status: 404 });
    }
    const figures = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const told = await figures.text();
    expect(told).toContain('lectern_jobs{lane="video",state="active"} 0');
    // The alert LecternNoBackups is about this absence.
    expect(told).not.toContain('lectern_backup_newest_seconds');
    expect(worker.greeting).toContain('worker');
    expect(worker.greeting).toContain(`${origin}/readyz`);
    await worker.stop();
    await expect(fetch(origin)).rejects.toThrow();
  });
});
