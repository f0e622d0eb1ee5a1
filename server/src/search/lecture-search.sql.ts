import { folded } from '#server/platform/db/folded.ts';
import type { SortKey } from '#server/course/course-sort.ts';
import { isInState, type CourseState } from '#server/course/course-state.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import type { Sql } from '#server/platform/db/statements.ts';
import type { SearchTerms } from './search-terms.ts';

/**
 * Maximum number of spoken hits listed per lecture, so that no lecture hides all others. The player's transcript shows
 * the rest.
 */
const SPOKEN_PER_LECTURE = 3;

/** Those, and the hits in its texts and in the names of its files. */
export const PLACES_PER_LECTURE = SPOKEN_PER_LECTURE + 2;

/** Searches with more words match only single cues, because an integer has a bit for only that many words. */
const WORDS_THAT_RUN_OVER = 30;

/**
 * Maximum number of cues read for one search. Words that are spoken more often are everywhere, so it does not matter
 * which hits are listed. Without a limit, a word like `the` would take longer with each lecture.
 */
const CUES_LOOKED_AT = 10_000;

/** Maximum number of lectures with matching texts read for one search, for the same reason. */
const TEXTS_LOOKED_AT = 1_000;

/** If this many cues contain all words themselves, pairs of neighbouring cues are not searched. */
const ENOUGH_CUES = 100;

/** Cues that contain all words. */
const IN_ONE_CUE = `
    select id, captions_id, starts_at, search_vector @@ to_tsquery('simple', ?) as is_exact, false as runs_over
    from caption_cues where search_vector @@ to_tsquery('simple', ?)
    limit ${CUES_LOOKED_AT}`;

/**
 * Cues that contain all words together with the next cue, because sentences continue across cues. The words of a cue
 * are a bit mask. `limit` keeps the planner from carrying the cues' texts through the sort.
 */
function inNeighbouringCues(terms: readonly string[]): string {
  const bits = terms.map((_, index) => `((search_vector @@ to_tsquery('simple', ?))::int << ${index})`);
  const all = 2 ** terms.length - 1;
  return `
    select id, captions_id, starts_at, is_exact, true as runs_over from (
      select id, captions_id, starts_at, is_exact, words <> ${all} and lead(words) over following <> ${all}
        and words | lead(words) over following = ${all}
        and position + 1 = lead(position) over following as runs_over
      from (
        select id, captions_id, position, starts_at, search_vector @@ to_tsquery('simple', ?) as is_exact,
          ${bits.join(' + ')} as words
        from caption_cues
        where search_vector @@ to_tsquery('simple', ?) and (select count(*) from in_one_cue) < ${ENOUGH_CUES}
        limit ${CUES_LOOKED_AT}
      ) as with_a_word
      window following as (partition by captions_id order by position)
    ) as neighbours where runs_over`;
}

/** A position in the list of hits. */
export interface Place {
  /** Sort position of its course. Unset when sorted by relevance. */
  course?: { key: string | number; id: string };
  /** Ascending, the best lecture first. */
  key: number;
  lectureId: string;
  /** In seconds. Negative for texts and file names. */
  place: number;
}

/** The lectures that are searched, and the caller's access to them. */
export interface Searched {
  /** Whether the caller may watch lectures that are not free. */
  mayWatchAll: boolean;
  /** Only lectures of courses in this category. */
  category?: string | null;
  /** Only lectures of courses in this state. */
  state: CourseState;
  /** Sorts lectures by their courses. By relevance if unset. */
  order?: SortKey | null;
}

/**
 * Builds the query for a page of hits and the total numbers of hits and lectures. It returns at least one row.
 *
 * Lectures rank by where the words are (title, title and description, text or the name of a file, spoken), then by how often
 * they are spoken. Within a lecture the texts come first, then the best file name, then the spoken hits by second. With `order`, lectures are sorted by their
 * course first, and by relevance within a course. `materialized` makes PostgreSQL find the cues by their words instead
 * of walking through all lectures.
 *
 * The hits of lectures that the caller may watch include their second. Each other lecture has a single spoken hit,
 * without its real second.
 * @param from The hit after which the page starts. Null for the first page.
 */
export function lectureSearch(
  { each, every, any, whole }: SearchTerms,
  from: Place | null,
  limit: number,
  { mayWatchAll, category = null, state, order = null }: Searched,
): Sql {
  const mayRunOver = each.length > 1 && each.length <= WORDS_THAT_RUN_OVER;
  const inTwoCues = mayRunOver ? inNeighbouringCues(each) : null;
  const values = [
    mayWatchAll,
    category,
    every,
    whole,
    every,
    every,
    every,
    every,
    every,
    whole,
    every,
    ...(mayRunOver ? [whole, ...each, any] : []),
  ];
  const after = from && behind(from, order);
  return {
    sql: searchSql(inTwoCues, isInState(state, 'course'), order, after ? `where ${after.sql}` : ''),
    values: [...values, ...(after?.values ?? []), limit],
  };
}

/** Condition for the hits after a position. */
function behind({ course, key, lectureId, place }: Place, order: SortKey | null): Sql {
  const inCourse = '(key, lecture_id, place) > (?::float8, ?::uuid, ?::float8)';
  const values = [key, lectureId, place];
  if (!order || !course) return { sql: inCourse, values };
  const itsCourse = `(${order.read}, ?::uuid)`;
  return {
    sql: `((course_key, course_id) ${order.direction === 'asc' ? '>' : '<'} ${itsCourse}
      or (course_key, course_id) = ${itsCourse} and ${inCourse})`,
    values: [course.key, course.id, course.key, course.id, ...values],
  };
}

const searchSql = (inTwoCues: string | null, isListed: string, order: SortKey | null, after: string) => `
  with shown as not materialized (
    select lecture.id, lecture.title, lecture.search_vector, lecture.is_free_preview or ?::boolean as is_open
    from lectures lecture
    join courses course on course.id = lecture.course_id
    where ${sqlOf(isShown(rowIn('lectures', 'lecture')))}
      and ${isListed}
      and course.category = coalesce(?::text, course.category)
  ), texts as (
    select shown.id as lecture_id, shown.is_open,
      case when to_tsvector('simple', ${folded('shown.title')}) @@ to_tsquery('simple', ?) then 4 else 2 end
        + ts_rank(shown.search_vector, to_tsquery('simple', ?), 32) as score
    from shown where shown.search_vector @@ (select to_tsquery('simple', ?))
    limit ${TEXTS_LOOKED_AT}
  ), written as (
    select shown.id as lecture_id, shown.is_open, 1 + ts_rank(text.search_vector, to_tsquery('simple', ?), 32) as score
    from lecture_texts text join shown on shown.id = text.lecture_id
    where text.search_vector @@ (select to_tsquery('simple', ?))
    limit ${TEXTS_LOOKED_AT}
  ), named as (
    select distinct on (shown.id) shown.id as lecture_id, shown.is_open, file.name,
      1 + ts_rank(file.search_vector, to_tsquery('simple', ?), 32) as score
    from course_files file join shown on shown.id = file.lecture_id
    where file.search_vector @@ (select to_tsquery('simple', ?)) and file.deleted_at is null and file.expires_at is null
    order by shown.id, score desc, file.position, file.id
    limit ${TEXTS_LOOKED_AT}
  ), in_one_cue as materialized (${IN_ONE_CUE}
  ), cues as materialized (
    select * from in_one_cue${inTwoCues === null ? '' : ` union all (${inTwoCues})`}
  ), lecture_cues as (
    select shown.id as lecture_id, is_open, array_agg(cues.id) as ids, array_agg(starts_at) as starts,
      array_agg(is_exact) as exact, array_agg(runs_over) as over
    from cues
    join captions on captions.id = cues.captions_id
    join shown on shown.id = captions.lecture_id
    group by shown.id, is_open
  ), spoken as materialized (
    select lecture_id, is_open, place.* from lecture_cues, lateral (
      select *, sum(weight) over () as said, row_number() over (order by runs_over, starts_at) as number
      from (
        select distinct on (starts_at) id, starts_at, runs_over, case when is_exact then 1 else 0.25 end as weight
        from unnest(ids, starts, exact, over) as cue (id, starts_at, is_exact, runs_over)
        order by starts_at, runs_over, id
      ) as seconds
      order by runs_over, starts_at limit ${SPOKEN_PER_LECTURE}
    ) as place
  ), scores as (
    select lecture_id, -sum(score)::float8 as key from (
      select lecture_id, score from texts
      union all
      select lecture_id, score from written where lecture_id not in (select lecture_id from texts)
      union all
      select lecture_id, score from named
        where lecture_id not in (select lecture_id from texts union all select lecture_id from written)
      union all
      select lecture_id, said / (said + 1) from spoken where number = 1
    ) as parts group by lecture_id
  ), hits as (
    select lecture_id, -1::float8 as place, null::uuid as cue_id, false as runs_over, is_open, null::text as file_name
    from (select lecture_id, is_open from texts union select lecture_id, is_open from written) as with_text
    union all
    select lecture_id, -0.5, null, false, is_open, name from named
    union all
    select lecture_id, case when is_open then starts_at else 0 end, id, runs_over, is_open, null from spoken
    where is_open or number = 1
  )
  select total, lectures, page.key, page.lecture_id, page.place, page.cue_id, page.file_name, page.is_open, page.course_id,
    ${order ? order.written('page.course_key') : 'page.course_key'} as course_key, (
    select string_agg(near.text, ' ' order by near.position) from caption_cues cue
    join caption_cues near on near.captions_id = cue.captions_id
      and near.position between cue.position and cue.position + runs_over::int
    where cue.id = page.cue_id
  ) as words
  from (select count(*)::int as total, count(distinct lecture_id)::int as lectures from hits) as counted
  left join lateral (
    select key, lecture_id, place, cue_id, runs_over, is_open, file_name, course_id, course_key
    from hits join scores using (lecture_id)
    join (select id as lecture_id, course_id from lectures) as lectures using (lecture_id)
    join (select id as course_id, ${order?.value ?? 'null::text'} as course_key from courses) as courses using (course_id)
    ${after}
    order by ${byCourse(order)}key, lecture_id, place limit ?
  ) as page on true
  order by ${byCourse(order)}key, lecture_id, place`;

const byCourse = (order: SortKey | null) =>
  order ? `course_key ${order.direction}, course_id ${order.direction}, ` : '';
