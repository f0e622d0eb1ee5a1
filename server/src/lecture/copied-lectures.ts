import type { EntityManager } from '@mikro-orm/postgresql';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import type { CourseCopy } from '#server/course/course-copies.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { readIn, statement } from '#server/platform/db/statements.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { keysOf, updateTotals } from './course-lectures.ts';
import { Lecture, LectureKind, LectureStatus } from './lecture.entity.ts';

/** The ids of the originals are $1, those of the copies $2. */
const PAIRS = `unnest($1::uuid[], $2::uuid[]) as pair (old_id, new_id)`;

const LECTURES = statement(`
  insert into lectures (id, created_at, course_id, position, title, description, is_free_preview, is_trailer, kind, url,
      video_key, video_type, video_sha256, duration, status, progress_percent, failure, stream_key, poster_key, thumbnail_key,
      thumbnail_of, storyboard, derived_keys, prepared_by, is_draft)
    select new_id, now(), $3, position, title, description, is_free_preview, is_trailer, kind, url,
      video_key, video_type, video_sha256, duration, status, progress_percent, failure, stream_key, poster_key, thumbnail_key,
      thumbnail_of, storyboard, derived_keys, prepared_by, is_draft
    from lectures join ${PAIRS} on lectures.id = old_id order by position`);
const TEXTS = statement(`
  insert into lecture_texts (lecture_id, source, html, words)
    select new_id, source, html, words from lecture_texts join ${PAIRS} on lecture_id = old_id`);
const VERSIONS = statement(`
  insert into lecture_text_versions (id, created_at, lecture_id, source, word_count, author_id)
    select gen_random_uuid(), date_trunc('milliseconds', now()), new_id, source, word_count, $3 from (
      select distinct on (lecture_id) new_id, source, word_count from lecture_text_versions join ${PAIRS} on lecture_id = old_id
        order by lecture_id, created_at desc, id desc) as newest`);
const SECTIONS = statement(`
  insert into sections (id, created_at, course_id, title, summary, position)
    select gen_random_uuid(), now(), $2, title, summary, position from sections where course_id = $1 order by position`);
const IMAGES = statement<{ key: string }>(`
  insert into text_images (id, created_at, course_id, key, width, height)
    select gen_random_uuid(), now(), $2, key, width, height from text_images where course_id = $1 returning key`);

/** Copies the sections and lectures of a course, with their texts. Throws CONFLICT while a video is uploaded or processed. */
export const copyLectures =
  (objects: StoredObjects) =>
  async (em: EntityManager, { original, copy, userId, lectureIds }: CourseCopy): Promise<void> => {
    const lectures = await em.find(
      Lecture,
      { course: original.id, deletedAt: null },
      { orderBy: { position: 'asc' }, disableIdentityMap: true },
    );
    const isWorkedOn = ({ kind, status, videoKey }: Lecture) =>
      kind === LectureKind.VIDEO &&
      (videoKey === null || status === LectureStatus.UPLOADING || status === LectureStatus.PROCESSING);
    if (lectures.some(isWorkedOn)) throw new AppError('CONFLICT', lectureRefusals.conflict.videosInWork);
    for (const { id } of lectures) lectureIds.set(id, newId());
    const pairs = [[...lectureIds.keys()], [...lectureIds.values()]];
    await readIn(em, LECTURES, [...pairs, copy.id]);
    await readIn(em, TEXTS, pairs);
    await readIn(em, VERSIONS, [...pairs, userId]);
    await readIn(em, SECTIONS, [original.id, copy.id]);
    const images = await readIn(em, IMAGES, [original.id, copy.id]);
    await objects.share(em, [...lectures.flatMap(keysOf), ...images.map(({ key }) => key)]);
    await updateTotals(em, copy);
  };
