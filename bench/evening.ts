import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hashPassword } from '#server/auth/password.ts';
import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts';
import { createDatabase } from '#testing/database.ts';
import { HttpClient } from '#testing/http-client.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { fillCatalogue } from './catalogue.ts';
import { makeVideo } from './make-video.ts';
import { startProduct, stop, type Running } from './product.ts';
import { addSessions, ask, logIn } from './school.ts';

const LECTURES = 20;
/** Password of every learner. */
export const PASSWORD = 'Lectern#1';

/** The video of every lecture: two minutes at the bit rate of a screen recording with a voice. */
const VIDEO = { bytes: 15_000_000, megabits: 1 };

const CREATE = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id slug } }';
const START = 'mutation ($input: StartUploadsInput!) { startUploads(input: $input) { url } }';
const STATE =
  'query ($slug: String!) { course(slug: $slug) { lectures { status failure video { streamUrl } } } }';

/** A school with learners who watch one course. */
export interface Evening {
  server: Running;
  sql: pg.Client;
  /** Session tokens of learners with access. */
  tokens: readonly string[];
  /** The course that the learners watch. */
  slug: string;
}

/** Size of the school. */
interface Size {
  /** In addition to the one that the learners watch. */
  courses: number;
  lecturesEach: number;
  learners: number;
}

/**
 * Runs the built product as in production, on a durable PostgreSQL. It has a course with one uploaded and prepared
 * lecture. The other lectures share its video.
 */
export async function duringEvening<Result>(
  size: Size,
  work: (evening: Evening) => Promise<Result>,
): Promise<Result> {
  await ensureBuilt();
  return withPostgres(
    async (postgresUrl) => {
      const { url: database } = await createDatabase(postgresUrl, 'evening');
      const folder = await mkdtemp(join(tmpdir(), 'lectern-evening-'));
      const sql = new pg.Client({ connectionString: database });
      let server = await startProduct(database, folder, { ROLE: 'all' });
      try {
        await sql.connect();
        await fillCatalogue(sql, size);
        const tokens = await addLearners(sql, size.learners);
        const slug = await addCourse(sql, server, folder);
        await sql.query('vacuum analyze');
        // In production, jobs run in another process.
        await stop(server);
        server = await startProduct(database, folder, { TRUST_PROXY: '1' });
        return await work({ server, sql, tokens, slug });
      } finally {
        await sql.end();
        if (server.process.exitCode === null) await stop(server);
        await rm(folder, { recursive: true, force: true });
      }
    },
    { throwaway: false },
  );
}

/** Inserts learners with a session each and access for a year. Returns the session tokens. */
async function addLearners(sql: pg.Client, count: number): Promise<string[]> {
  const people = `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
      select gen_random_uuid(), now(), 'Learner ' || number, 'learner-' || number || '@example.com', $2, 'USER', 'images/learner.webp'
        from generate_series(1, $1::int) as number`;
  await sql.query(people, [count, await hashPassword(PASSWORD)]);
  await addSessions(sql);
  await sql.query(
    `insert into access_grants (id, created_at, user_id, expires_at)
       select gen_random_uuid(), now(), id, now() + interval '1 year' from users`,
  );
  return Array.from({ length: count }, (_, index) => `learner-${index + 1}@example.com`);
}

/**
 * Uploads a lecture, waits until it is prepared, and publishes its course with copies of it. Returns the course's slug.
 */
async function addCourse(sql: pg.Client, { port }: Running, folder: string): Promise<string> {
  const admin = await logIn(sql, `http://localhost:${port}`);
  const texts = { title: 'An evening', description: '', category: '', instructor: '', publish: false };
  const { createCourse: course } = (await ask(admin, CREATE, { input: texts })) as {
    createCourse: { id: string; slug: string };
  };
  await uploadLecture(admin, course.id, folder);
  await untilPrepared(admin, course.slug);
  await sql.query(
    `insert into lectures (id, created_at, course_id, position, title, description, video_key, video_type, video_sha256,
         duration, status, stream_key, poster_key, storyboard, prepared_by)
       select gen_random_uuid(), created_at, course_id, place, 'Lecture ' || place, repeat('What it shows. ', 5), video_key,
           video_type, video_sha256, duration, status, stream_key, poster_key, storyboard, prepared_by
         from lectures, generate_series(2, $2::int) as place where course_id = $1`,
    [course.id, LECTURES],
  );
  await sql.query(
    `insert into captions (id, created_at, lecture_id, language, source)
       select gen_random_uuid(), now(), id, 'en', 'UPLOADED' from lectures where course_id = $1`,
    [course.id],
  );
  await sql.query(
    `update courses set published_at = now(), thumbnail_key = 'images/evening.webp', number_of_lectures = $2::int,
         duration = $2::int * 120 where id = $1`,
    [course.id, LECTURES],
  );
  return course.slug;
}

async function uploadLecture(admin: HttpClient, courseId: string, folder: string): Promise<void> {
  const ffmpeg = await findFfmpeg();
  if (!ffmpeg) throw new Error('ffmpeg is needed to make the video.');
  const body = await readFile(await makeVideo(ffmpeg, folder, VIDEO));
  const input = { courseId, files: [{ fileName: 'lecture.mp4', size: body.length }] };
  const { startUploads } = (await ask(admin, START, { input })) as { startUploads: { url: string }[] };
  const response = await admin.fetch(startUploads[0]?.url ?? '', {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body,
  });
  if (response.status !== 204)
    throw new Error(`The upload failed: ${response.status} ${await response.text()}`);
}

interface State {
  course: {
    lectures: { status: string; failure: string | null; video: { streamUrl: string | null } | null }[];
  };
}

async function untilPrepared(admin: HttpClient, slug: string): Promise<void> {
  for (;;) {
    const { course } = (await ask(admin, STATE, { slug })) as State;
    const [lecture] = course.lectures;
    if (lecture?.status === 'READY' && lecture.video?.streamUrl) return;
    if (lecture?.status === 'FAILED') throw new Error(`The lecture failed: ${lecture.failure}`);
    await pause(200);
  }
}
