import type pg from 'pg';

/** Rows per statement: a few seconds of work. */
const BATCH = 50_000;

/** Topics of courses. Each word is in the title of one course in forty. */
export const TOPICS = [
  'algebra botany calculus dancing economics fencing geometry history italian jewelry',
  'knitting literature mechanics navigation optics painting rhetoric statistics theology urbanism',
  'violin weaving yoga zoology acoustics brewing ceramics drawing ethics forestry',
  'gardening hydraulics irrigation japanese kinetics logic metallurgy nursing opera poetry',
].flatMap((line) => line.split(' '));

/** Inserts published courses, the newest first, each with `lecturesEach` lectures whose videos do not exist. */
export async function fillCatalogue(
  sql: pg.Client,
  { courses, lecturesEach }: { courses: number; lecturesEach: number },
): Promise<void> {
  const indexes = await takeIndexes(sql);
  for (let from = 1; from <= courses; from += BATCH) {
    await sql.query(
      `insert into courses (id, created_at, slug, title, description, category, instructor, thumbnail_key, published_at,
           number_of_lectures, duration)
         select gen_random_uuid(), now() - number * interval '1 minute', 'course-' || number,
             'Course ' || number || ' of ' || ($4::text[])[number % 40 + 1],
             repeat('What it is about. ', 9) || 'Chapter ' || number % 300, 'Category ' || number % 9, 'Instructor ' || number % 30,
             'images/' || number || '.webp', now() - number * interval '1 minute', $3, $3 * 300
           from generate_series($1::int, $2::int) as number`,
      [from, Math.min(courses, from + BATCH - 1), lecturesEach, TOPICS],
    );
  }
  await sql.query(
    `insert into lectures (id, created_at, course_id, position, title, description, is_free_preview, video_key, video_type,
         duration, status)
       select gen_random_uuid(), now(), courses.id, place, 'Lecture ' || place, repeat('What it shows. ', 5), place = 1,
           'videos/' || courses.id || place, 'video/mp4', 300, 'READY'
         from courses, generate_series(1, $1::int) as place`,
    [lecturesEach],
  );
  for (const index of indexes) await sql.query(index);
}

/** Drops indexes, because they slow down inserting many rows. Returns the statements that recreate them. */
async function takeIndexes(sql: pg.Client): Promise<string[]> {
  const { rows } = await sql.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('courses', 'lectures') and indexname like '%\\_index'`,
  );
  for (const { indexname } of rows) await sql.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}
