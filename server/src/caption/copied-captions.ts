import type { EntityManager } from '@mikro-orm/postgresql';
import type { CourseCopy } from '#server/course/course-copies.ts';
import { readIn, statement } from '#server/platform/db/statements.ts';

/** The lectures of the original are $1, those of the copy $2. */
const CAPTIONS = statement(`
  with pair as (select * from unnest($1::uuid[], $2::uuid[]) as pair (old_id, new_id)),
  copied as (
    select captions.id as old_id, gen_random_uuid() as id, new_id as lecture_id, language, source
      from captions join pair on captions.lecture_id = pair.old_id
  ),
  added as (
    insert into captions (id, created_at, lecture_id, language, source) select id, now(), lecture_id, language, source from copied
    returning id
  )
  insert into caption_cues (id, created_at, captions_id, position, starts_at, ends_at, text)
    select gen_random_uuid(), now(), copied.id, position, starts_at, ends_at, text
      from caption_cues join copied on copied.old_id = caption_cues.captions_id join added on added.id = copied.id
      order by copied.id, position`);

/** Copies the captions of the lectures of a course. */
export async function copyCaptions(em: EntityManager, { lectureIds }: CourseCopy): Promise<void> {
  await readIn(em, CAPTIONS, [[...lectureIds.keys()], [...lectureIds.values()]]);
}
