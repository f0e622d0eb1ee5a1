import type { CourseLanguage } from '#server/course/course-language.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { newCourse } from './factories.ts';
import type { TestApp } from './start-app.ts';

/** Inserts a course that is visible to all, for tests about courses. Its picture is not uploaded and does not exist. */
export async function writeCourse(
  app: TestApp,
  fields: Partial<ReturnType<typeof newCourse> & { slug: string; language: CourseLanguage }> = {},
): Promise<{ id: string; slug: string; title: string }> {
  const id = newId();
  const course = { ...newCourse(), slug: `course-${id}`, language: 'ENGLISH', ...fields };
  const { slug, title, description, category, instructor, language } = course;
  await app.sql(
    `insert into courses
       (id, created_at, published_at, slug, title, description, category, instructor, language, thumbnail_key)
     values ($1, now(), now(), $2, $3, $4, $5, $6, $7, $8)`,
    [id, slug, title, description, category, instructor, language, `images/${id}/none.webp`],
  );
  return { id, slug, title };
}

/**
 * Inserts a lecture at the end of a course, for tests about lectures. Its video does not exist, because uploading and
 * preparing one takes longer than most tests. `duration` is in seconds.
 */
export async function writeLecture(
  app: TestApp,
  courseId: string,
  {
    title,
    description = 'What it shows.',
    isFreePreview = false,
    duration = 1,
  }: Partial<WrittenLecture> = {},
): Promise<{ id: string }> {
  const id = newId();
  await app.sql(
    `with lecture as (
       insert into lectures (id, created_at, course_id, position, title, description, is_free_preview, video_key,
         video_type, duration)
       select $1, now(), $2, coalesce(max(position), 0) + 1, $3, $4, $5, $6, 'video/mp4', $7
       from lectures where course_id = $2
     )
     update courses set number_of_lectures = number_of_lectures + 1, duration = duration + $7 where id = $2`,
    [id, courseId, title ?? `Lecture ${id}`, description, isFreePreview, `videos/${id}.mp4`, duration],
  );
  return { id };
}

interface WrittenLecture {
  title: string;
  description: string;
  isFreePreview: boolean;
  duration: number;
}
