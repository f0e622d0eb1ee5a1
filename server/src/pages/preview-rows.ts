import { sql } from 'kysely';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { isId } from '#server/platform/common/identifier.ts';
import { isPlayable } from '#server/lecture/lecture-rows.ts';

/** A lecture that everybody may watch, as its pages tell search engines of it. */
export interface PreviewRow {
  id: string;
  title: string;
  description: string;
  /** Of its video, in seconds. */
  duration: number;
  createdAt: Date;
  hasPoster: boolean;
}

/** A preview with what is said in it, in one language. */
export interface SpokenPreviewRow extends PreviewRow {
  /** English where there are several; null without captions. */
  language: string | null;
  transcript: string | null;
}

/** The columns of a `PreviewRow`, for the list of a `select`. */
export const PREVIEW_COLUMNS = `lectures.id, lectures.title, lectures.description, lectures.duration,
  lectures.created_at as "createdAt", lectures.poster_key is not null as "hasPoster"`;

/** Condition on `lectures` and `courses`. */
export const IS_PREVIEW = `lectures.is_free_preview and ${sqlOf(isPlayable(rowIn('lectures', 'lectures'), rowIn('courses', 'courses'), sql.lit(false)))}`;

/** Of a course whose lectures are all free, its page tells the first. */
const OF_A_PAGE = 20;

const OF_COURSE = statement<PreviewRow>(
  `select ${PREVIEW_COLUMNS} from lectures join courses on courses.id = course_id
   where course_id = $1 and ${IS_PREVIEW} order by lectures.position limit ${OF_A_PAGE}`,
);

const SPOKEN = statement<SpokenPreviewRow>(
  `select ${PREVIEW_COLUMNS}, spoken.language,
     (select string_agg(text, ' ' order by position) from caption_cues where captions_id = spoken.id) as transcript
   from lectures join courses on courses.id = course_id
   left join lateral (
     select id, language from captions where lecture_id = lectures.id order by language <> 'en', language limit 1
   ) as spoken on true
   where lectures.id = $1 and courses.slug = $2 and ${IS_PREVIEW}`,
);

/** What everybody may watch of a course, in teaching order. */
export function readPreviews(statements: Statements, courseId: string): Promise<PreviewRow[]> {
  return statements.all(OF_COURSE, [courseId]);
}

/** A lecture of a course with what is said in it; null unless everybody may watch it. */
export async function readSpokenPreview(
  statements: Statements,
  slug: string,
  lectureId: string,
): Promise<SpokenPreviewRow | null> {
  if (!isStorable(slug) || !isId(lectureId)) return null;
  return statements.first(SPOKEN, [lectureId, slug]);
}
