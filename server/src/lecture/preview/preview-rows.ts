import { sql } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, is, read, rowOf, text, uuid, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { isId } from '#server/platform/common/identifier.ts';
import { isPlayable } from '#server/lecture/lecture-rows.ts';

/** Free lectures that visitors can play or read. */
export const freeLectures = db
  .selectFrom('lectures')
  .innerJoin('courses', 'courses.id', 'lectures.courseId')
  .where((query) => {
    const lecture = rowOf(query, 'lectures');
    return is.and([lecture.isFreePreview, isPlayable(lecture, rowOf(query, 'courses'), sql.lit(false))]);
  });

/** These lectures with the columns of a `PreviewRow`. */
export const previews = freeLectures
  .select(columnsOf('lectures', ['id', 'kind', 'title', 'description', 'duration', 'createdAt']))
  .select((query) => sql<boolean>`${query.ref('lectures.posterKey')} is not null`.as('hasPoster'));

/** Maximum number of free lectures on a course's page. */
const OF_A_PAGE = 20;

const OF_COURSE = read({ courseId: uuid }, ({ courseId }) =>
  previews.where('lectures.courseId', '=', courseId).orderBy('lectures.position').limit(OF_A_PAGE),
);

/** Length of the beginning of a text, in characters. Search engines show less. */
const BEGINNING = 400;

/** English captions come first. Without captions, the language and the transcript are null. */
const SPOKEN = read({ id: uuid, slug: text }, ({ id, slug }) =>
  previews
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('captions')
          .whereRef('captions.lectureId', '=', 'lectures.id')
          .orderBy((captions) => captions.eb('captions.language', '<>', 'en'))
          .orderBy('captions.language')
          .limit(1)
          .select(['captions.id', 'captions.language'])
          .as('spoken'),
      (join) => join.onTrue(),
    )
    .where('lectures.id', '=', id)
    .where('courses.slug', '=', slug)
    .select((query) => [
      'spoken.language',
      query
        .selectFrom('captionCues as cue')
        .whereRef('cue.captionsId', '=', 'spoken.id')
        .select((cues) => {
          const cue = rowOf(cues, 'cue');
          return sql<string>`string_agg(${cue.text}, ' ' order by ${cue.position})`.as('text');
        })
        .as('transcript'),
      query
        .selectFrom('lectureTexts')
        .whereRef('lectureTexts.lectureId', '=', 'lectures.id')
        .select((texts) =>
          sql<string>`left(${texts.ref('lectureTexts.words')}, ${sql.lit(BEGINNING)})`.as('words'),
        )
        .as('beginning'),
    ]),
);

/** A free lecture, for the structured data of its pages. */
export type PreviewRow = RowOf<typeof OF_COURSE>;

/** A free lecture with its transcript in one language, or the beginning of its text. */
export type SpokenPreviewRow = RowOf<typeof SPOKEN>;

/** Returns the free lectures of a course, in teaching order. */
export function readPreviews(statements: Statements, courseId: string): Promise<PreviewRow[]> {
  return statements.all(OF_COURSE, { courseId });
}

/** Returns a free lecture of a course with its transcript, or null if the lecture is not free. */
export async function readSpokenPreview(
  statements: Statements,
  slug: string,
  lectureId: string,
): Promise<SpokenPreviewRow | null> {
  if (!isStorable(slug) || !isId(lectureId)) return null;
  return statements.first(SPOKEN, { id: lectureId, slug });
}
