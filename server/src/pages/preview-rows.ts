import { sql } from 'kysely';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { isId } from '#server/platform/common/identifier.ts';
import { isPlayable } from '#server/lecture/lecture-rows.ts';

/** A free lecture, for the structured data of its pages. */
export interface PreviewRow {
  id: string;
  title: string;
  description: string;
  /** Duration of its video, in seconds. */
  duration: number;
  createdAt: Date;
  hasPoster: boolean;
}

/** A free lecture with its transcript in one language. */
export interface SpokenPreviewRow extends PreviewRow {
  /** English if there are several. Null without captions. */
  language: string | null;
  transcript: string | null;
}

/** The columns of a `PreviewRow` for a `select` list. */
export const PREVIEW_COLUMNS = `lectures.id, lectures.title, lectures.description, lectures.duration,
  lectures.created_at as "createdAt", lectures.poster_key is not null as "hasPoster"`;

/** SQL condition on `lectures` and `courses`. */
export const IS_PREVIEW = `lectures.is_free_preview and ${sqlOf(isPlayable(rowIn('lectures', 'lectures'), rowIn('courses', 'courses'), sql.lit(false)))}`;

/** Maximum number of free lectures on a course's page. */
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

/** Returns the free lectures of a course, in teaching order. */
export function readPreviews(statements: Statements, courseId: string): Promise<PreviewRow[]> {
  return statements.all(OF_COURSE, [courseId]);
}

/** Returns a free lecture of a course with its transcript, or null if the lecture is not free. */
export async function readSpokenPreview(
  statements: Statements,
  slug: string,
  lectureId: string,
): Promise<SpokenPreviewRow | null> {
  if (!isStorable(slug) || !isId(lectureId)) return null;
  return statements.first(SPOKEN, [lectureId, slug]);
}
