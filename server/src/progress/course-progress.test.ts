import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, dataOf, register } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { addTo, mark, save, teach, type TaughtCourse } from './progress.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let learner: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  learner = await as(app, 'SUBSCRIBER');
});
afterAll(() => app.stop());

interface CourseAnswer {
  course: { progress: { done: number; total: number; nextLecture: { id: string } | null } | null };
}

/**
 * The numbers of done and of all lectures and the position of the next one, counted from 1. Null before the course is
 * started.
 */
async function progressIn(course: TaughtCourse, client = learner) {
  const query = `query C($slug: String!) {
    course(slug: $slug) { progress { done total nextLecture { id } } }
  }`;
  const { progress } = dataOf(await client.graphql<CourseAnswer>(query, { slug: course.slug })).course;
  if (!progress) return null;
  const { done, total, nextLecture } = progress;
  return { done, total, next: nextLecture && course.lectures.indexOf(nextLecture.id) + 1 };
}

describe('the progress in a course', () => {
  it('is null before the first second, for visitors, and for other learners', async () => {
    const course = await teach(app, admin);
    expect(await progressIn(course)).toBeNull();
    await save(learner, course.lectures[0], 1);
    expect(await progressIn(course, app.visitor())).toBeNull();
    expect(await progressIn(course, await as(app, 'USER'))).toBeNull();
    expect(await progressIn(course)).toEqual({ done: 0, total: 3, next: 1 });
  });

  it('points to the last seen lecture, or to the first unfinished one after it', async () => {
    const course = await teach(app, admin, { lectures: 4 });
    const [first, second, third] = course.lectures;
    await save(learner, first, 95, 5000);
    await save(learner, third, 20, 4000);
    expect(await progressIn(course)).toEqual({ done: 1, total: 4, next: 3 });
    await save(learner, third, 95, 3000);
    expect(await progressIn(course)).toEqual({ done: 2, total: 4, next: 4 });
    await save(learner, second, 7, 2000);
    expect(await progressIn(course)).toEqual({ done: 2, total: 4, next: 2 });
    await mark(learner, second);
    expect(await progressIn(course)).toEqual({ done: 3, total: 4, next: 4 });
  });

  it('points back to skipped lectures, and to none when all are done', async () => {
    const course = await teach(app, admin);
    await save(learner, course.lectures[2], 95);
    expect(await progressIn(course)).toEqual({ done: 1, total: 3, next: 1 });
    await mark(learner, course.lectures[0]);
    await mark(learner, course.lectures[1]);
    expect(await progressIn(course)).toEqual({ done: 3, total: 3, next: null });
  });

  it('counts lectures that are added later, but none in the trash or without a video', async () => {
    const course = await teach(app, admin);
    const [first, second] = course.lectures;
    await save(learner, first, 95);
    await save(learner, second, 95);
    await app.sql('update lectures set deleted_at = now() where id = $1', [second]);
    const unsent = await addTo(app, course);
    await app.sql('update lectures set video_key = null where id = $1', [unsent]);
    expect(await progressIn(course)).toEqual({ done: 1, total: 2, next: 3 });
    await addTo(app, course);
    expect(await progressIn(course)).toEqual({ done: 1, total: 3, next: 3 });
  });
});

it('a list of courses with lectures and progress takes as many statements for many as for one', async () => {
  const query = (category: string) => `{
    courses(category: "${category}") {
      nodes { progress { done total nextLecture { id } certificate { code } } lectures { progress { isDone } } }
    }
  }`;
  // Not a subscriber: Stripe's events for a payment would add statements.
  const client = await as(app, 'USER');
  const begin = async (category: string) => {
    const course = await teach(app, admin, { category, free: 3 });
    await save(client, course.lectures[0], 10);
    await save(client, course.lectures[1], 95);
  };
  await begin('One');
  for (let index = 0; index < 5; index++) await begin('Many');
  const statements = watchStatements(app);
  const answer = dataOf(
    await client.graphql<{ courses: { nodes: { progress: { done: number } }[] } }>(query('One')),
  );
  expect(answer.courses.nodes.map(({ progress }) => progress.done)).toEqual([1]);
  const forOne = statements.length;
  expect(dataOf(await client.graphql<typeof answer>(query('Many'))).courses.nodes).toHaveLength(5);
  expect(statements.length - forOne).toBe(forOne);
});

it('a course room takes eight statements, however many lectures it has', async () => {
  const small = await teach(app, admin, { lectures: 1 });
  const large = await teach(app, admin, { lectures: 12 });
  const { id, client } = await register(app);
  const until = new Date(Date.now() + 60_000);
  const grant = 'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }';
  dataOf(await admin.graphql(grant, { id, until }));
  for (const { lectures } of [small, large]) await save(client, lectures[0], 5);
  const room = `query Room($slug: String!) {
    course(slug: $slug) {
      id slug title numberOfLectures duration
      progress { id done total nextLecture { id title } certificate { id code pdfUrl } }
      lectures {
        id title description position duration isFreePreview locked status progressPercent failure
        video { url contentType streamUrl posterUrl storyboard { url } expiresAt }
        captions { id language source url version }
        progress { id position isDone recordedAt }
      }
    }
  }`;
  const statements = watchStatements(app);
  for (const { slug, lectures } of [small, large]) {
    const { course } = dataOf(
      await client.graphql<{ course: { lectures: { locked: boolean }[] } }>(room, { slug }),
    );
    expect(course.lectures.map(({ locked }) => locked)).toEqual(lectures.map(() => false));
    // The session, the course, its outline, progress in it, access, progress in each lecture, captions, the
    // certificate.
    expect(statements.splice(0)).toHaveLength(8);
  }
});

interface WatchStats {
  watchReport: {
    years: number[];
    year: { seconds: number; months: number[] };
    yearBefore: { seconds: number };
  };
  watchedCourses: {
    nodes: {
      course: { id: string };
      seconds: number;
      secondsYearBefore: number;
      begun: number;
      finished: number;
      begunEver: number;
      finishedEver: number;
      begunYearBefore: number;
      finishedYearBefore: number;
      begunUntilYearBefore: number;
      finishedUntilYearBefore: number;
    }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
  watchedLectures: { nodes: { lecture: { id: string; course: { id: string } }; seconds: number }[] };
}

describe('the watch statistics of a school', () => {
  const stats = async (after?: string | null) => {
    await app.container.services.watching.fold();
    const query = `query ($after: String) { stats {
      watchReport { years year { seconds months } yearBefore { seconds } }
      watchedCourses(first: 1, after: $after) {
        nodes { course { id } seconds secondsYearBefore begun finished begunEver finishedEver
          begunYearBefore finishedYearBefore begunUntilYearBefore finishedUntilYearBefore }
        pageInfo { endCursor hasNextPage }
      }
      watchedLectures { nodes { lecture { id course { id } } seconds } }
    } }`;
    return dataOf(await admin.graphql<{ stats: WatchStats }>(query, { after })).stats;
  };
  /** The row of a course that is watched more than those of the other tests: the first of the list. */
  const rowOf = async ({ id }: { id: string }) => {
    const { nodes } = (await stats()).watchedCourses;
    expect(nodes[0]?.course.id).toBe(id);
    return nodes[0];
  };

  it('sum the seconds watched by month, course and lecture, without seeks', async () => {
    const before = await stats();
    const { client } = await register(app);
    const course = await teach(app, admin, { lectures: 2, free: 2 });
    const [first, second] = course.lectures;
    await save(client, first, 40, 60_000);
    await save(client, first, 75);
    await save(client, first, 10);
    await save(client, first, 99);
    await save(client, second, 4);
    const row = await rowOf(course);
    // The first save does not tell how long the video played. A seek counts only the time that passed since the last
    // save.
    const seconds = 10 + 35 + 4;
    expect(row?.seconds).toBeGreaterThanOrEqual(seconds);
    expect(row?.seconds).toBeLessThan(seconds + 20);
    const after = await stats();
    const month = new Date().getUTCMonth();
    const grown = (after.watchReport.year.months[month] ?? 0) - (before.watchReport.year.months[month] ?? 0);
    expect(grown).toBeCloseTo(row?.seconds ?? 0);
    expect(after.watchReport.years[0]).toBe(new Date().getUTCFullYear());
    const lectures = after.watchedLectures.nodes.filter(({ lecture }) => lecture.course.id === course.id);
    expect(lectures.map(({ lecture }) => lecture.id)).toEqual([first, second]);
  });

  it('count each learner who starts and finishes a course once, even after lectures are added or accounts deleted', async () => {
    const course = await teach(app, admin, { lectures: 2, free: 2 });
    const [first, second] = course.lectures;
    const [one, other] = [await register(app), await register(app)];
    await app.sql(
      `insert into watched_courses (year, course_id, seconds, begun, finished)
         values (extract(year from now())::int, $1, 1e6, 0, 0), (extract(year from now())::int - 1, $1, 7, 5, 4)`,
      [course.id],
    );
    await save(one.client, first, 5);
    await mark(other.client, first);
    await Promise.all([mark(one.client, first), mark(one.client, second)]);
    await mark(one.client, second);
    const counts = {
      ...{ begun: 2, finished: 1, begunEver: 7, finishedEver: 5, secondsYearBefore: 7 },
      ...{ begunYearBefore: 5, finishedYearBefore: 4, begunUntilYearBefore: 5, finishedUntilYearBefore: 4 },
    };
    expect(await rowOf(course)).toMatchObject(counts);
    const added = await addTo(app, course, true);
    await mark(one.client, added);
    await app.sql('delete from users where id = $1', [one.id]);
    expect(await rowOf(course)).toMatchObject(counts);
    await app.sql('delete from courses where id = $1', [course.id]);
  });

  it('list courses in pages, the most watched first', async () => {
    await teach(app, admin, { lectures: 1, free: 1 }).then(({ lectures }) => save(admin, lectures[0], 3));
    const { watchedCourses } = await stats();
    const next = (await stats(watchedCourses.pageInfo.endCursor)).watchedCourses;
    expect(watchedCourses.pageInfo.hasNextPage).toBe(true);
    expect(next.nodes[0]?.seconds).toBeLessThanOrEqual(watchedCourses.nodes[0]?.seconds ?? 0);
    expect(next.nodes[0]?.course.id).not.toBe(watchedCourses.nodes[0]?.course.id);
  });
});
