// @slow server/src/lecture/processing server/src/platform/jobs server/src/demo
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoCourses } from '#demo/courses.ts';
import { eventually } from '#testing/eventually.ts';
import { addLecture, as, createCourse } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it("the school's own videos are prepared before the demo's, and a new one before older ones of its course", async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  vi.spyOn(app.container.services.lectureProcessingJob, 'run').mockImplementation(async ({ lectureId }) => {
    order.push(lectureId);
    await held.promise;
  });
  const admin = await as(app, 'ADMIN');
  const [course, other] = [await createCourse(admin), await createCourse(admin)];
  const running = await addLecture(admin, course.id);
  await eventually(() => expect(order).toHaveLength(1));

  const [{ id: userId } = { id: '' }] = await app.sql<{ id: string }>(
    `select id from users where role = 'ADMIN'`,
  );
  const actor = { userId, role: 'ADMIN', via: { kind: 'session', id: '' } } as const;
  const [demo] = demoCourses;
  if (!demo) throw new Error('The demo has courses');
  await app.container.services.demoCourses.add(actor, demo);
  const first = await addLecture(admin, course.id);
  const second = await addLecture(admin, course.id);
  const elsewhere = await addLecture(admin, other.id);
  const newest = await addLecture(admin, course.id);
  held.resolve();

  await eventually(() => expect(order).toHaveLength(5 + demo.lectures.length));
  const own = [running, elsewhere, newest, first, second].map(({ id }) => id);
  expect(order.slice(0, own.length)).toEqual(own);
});
