import type { EntityManager } from '@mikro-orm/postgresql';
import type { CourseCopy } from '#server/course/course-copies.ts';
import { readIn, statement } from '#server/platform/db/statements.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';

/** The lectures of the original are $1, those of the copy $2. Running uploads and deleted files are left out. */
const FILES = statement<{ key: string }>(`
  insert into course_files (id, created_at, course_id, lecture_id, position, name, size, content_type, key, uploader_id)
    select gen_random_uuid(), now(), $4, new_id, position, name, size, content_type, key, $5
      from course_files left join unnest($1::uuid[], $2::uuid[]) as pair (old_id, new_id) on lecture_id = old_id
      where course_id = $3 and expires_at is null and deleted_at is null and (lecture_id is null or new_id is not null)
    returning key`);

/** Copies the files of a course and of its lectures, which are not stored twice. */
export const copyFiles =
  (objects: StoredObjects) =>
  async (em: EntityManager, { original, copy, userId, lectureIds }: CourseCopy): Promise<void> => {
    const pairs = [[...lectureIds.keys()], [...lectureIds.values()]];
    const files = await readIn(em, FILES, [...pairs, original.id, copy.id, userId]);
    await objects.share(
      em,
      files.map(({ key }) => key),
    );
  };
