import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeFloors, mostWatchedLimits } from '#shared/home.ts';
import { createCourse, dataOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';

interface Shown {
  figures: { courses: number | null; hours: number | null; learners: number | null };
  teachers: { name: string; numberOfCourses: number }[];
  mostWatched: { slug: string }[];
}

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  ({ client: admin } = await registerAdmin(app));
});
afterAll(() => app.stop());

/** What visitors see once everything of before has reached them. */
async function shown(): Promise<Shown> {
  await whenQueueIsIdle(app);
  app.container.services.publicContent.changed();
  const answer = await app.visitor().graphql<{ school: Shown }>(`{ school {
    figures { courses hours learners } teachers { name numberOfCourses } mostWatched { slug }
  } }`);
  return dataOf(answer).school;
}

/** Creates a published course with a lecture of `hours`, which an instructor teaches. */
async function teach(instructor: string, hours = 1): Promise<{ id: string; slug: string }> {
  const { id, slug } = await createCourse(admin, { instructor });
  await app.sql(
    `insert into lectures (id, created_at, course_id, position, title, description, video_key, video_type, duration)
       values (gen_random_uuid(), now(), $1, 1, 'Lecture', '', gen_random_uuid()::text, 'video/mp4', $2)`,
    [id, hours * 3600],
  );
  await app.sql('update courses set number_of_lectures = 1, duration = $2 where id = $1', [id, hours * 3600]);
  return { id, slug };
}

const watch = (courseId: string, seconds: number, learners: number, year = new Date().getUTCFullYear()) =>
  app.sql(
    'insert into watched_courses (year, course_id, seconds, begun, finished) values ($1, $2, $3, $4, 0)',
    [year, courseId, seconds, learners],
  );

it('shows figures from their floor, and only of courses that have lectures', async () => {
  await createCourse(admin, { instructor: 'Kai Knot' });
  for (let count = 1; count < homeFloors.courses; count += 1) await teach('Kai Knot');
  expect((await shown()).figures).toEqual({ courses: null, hours: null, learners: null });
  await teach('Kai Knot', homeFloors.hours);
  const { figures } = await shown();
  expect(figures).toEqual({
    courses: homeFloors.courses,
    hours: homeFloors.courses - 1 + homeFloors.hours,
    learners: null,
  });
});

it('rounds the number of learners down, without admins', async () => {
  await app.sql(
    `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
       select gen_random_uuid(), now(), 'A Learner', 'home-' || number || '@example.org', '', 'USER', ''
         from generate_series(1, 1249) as number`,
  );
  expect((await shown()).figures.learners).toBe(1200);
});

it('shows the mentors who teach a course, and all once the school has described its own', async () => {
  await teach('Ruth Abernathy');
  await teach('Ruth Abernathy');
  expect((await shown()).teachers).toEqual([{ name: 'Ruth Abernathy', numberOfCourses: 2 }]);
  const { version } = app.container.services.school.current;
  dataOf(
    await admin.graphql('mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { id } }', {
      input: { version, mentors: [{ name: 'Lise Meitner', subject: 'Physics', bio: 'Split it.' }] },
    }),
  );
  expect((await shown()).teachers).toEqual([{ name: 'Lise Meitner', numberOfCourses: 0 }]);
});

it('lists the published courses that were watched most in this and the previous year', async () => {
  const year = new Date().getUTCFullYear();
  const [first, second, few, old, draft] = await Promise.all(
    Array.from({ length: 5 }, () => teach('Kai Knot')),
  );
  const { min } = mostWatchedLimits.learners;
  if (!first || !second || !few || !old || !draft) throw new Error('A course is missing');
  await watch(first.id, 60, min - 1);
  await watch(first.id, 50, 1, year - 1);
  await watch(second.id, 100, min);
  await watch(few.id, 900, min - 1);
  await watch(old.id, 900, min, year - 2);
  await watch(draft.id, 900, min);
  dataOf(await admin.graphql('mutation ($id: ID!) { unpublishCourse(id: $id) { id } }', { id: draft.id }));
  expect((await shown()).mostWatched.map(({ slug }) => slug)).toEqual([first.slug, second.slug]);
});

it('is not computed again until public content changes', async () => {
  await shown();
  const sent = watchStatements(app);
  await eventually(async () => {
    const ask = () =>
      app.visitor().graphql('{ school { figures { hours } mostWatched { slug } teachers { id } } }');
    dataOf(await ask());
    sent.splice(0);
    // Another document, so that the answer itself is not cached.
    dataOf(await app.visitor().graphql('{ school { mostWatched { id } figures { hours courses } } }'));
    expect(sent).toEqual([]);
  });
});
