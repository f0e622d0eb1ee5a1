import { folded } from '#server/course/course-search.columns.ts';
import type { SortKey } from '#server/course/course-sort.ts';
import { isInState, type CourseState } from '#server/course/course-state.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import type { Sql } from '#server/platform/db/statements.ts';
import type { SearchTerms } from './search-terms.ts';

/** Places of one lecture that are listed, so that no lecture hides all others; the player's transcript shows the rest. */
const SPOKEN_PER_LECTURE = 3;

/** Those, and its texts. */
export const PLACES_PER_LECTURE = SPOKEN_PER_LECTURE + 1;

/** Of more words, a place must have all in one cue: an integer has a bit for each of so many. */
const WORDS_THAT_RUN_OVER = 30;

/**
 * Cues that are looked at for one search. Whatever is said more often is said everywhere, and which of its places are
 * listed matters to nobody; without a bound, a word like `the` would take longer with each lecture.
 */
const CUES_LOOKED_AT = 10_000;

/** Lectures with the words in their texts that are looked at for one search, for the same reason. */
const TEXTS_LOOKED_AT = 1_000;

/** With so many cues that have each of the words, those that have them only together with the next are not looked for. */
const ENOUGH_CUES = 100;

/** Cues that have each of the words. */
const IN_ONE_CUE = `
    select id, captions_id, starts_at, search_vector @@ to_tsquery('simple', ?) as is_exact, false as runs_over
    from caption_cues where search_vector @@ to_tsquery('simple', ?)
    limit ${CUES_LOOKED_AT}`;

/**
 * Cues that have each of the words together with the next: sentences run over. Which words a cue has is a bit for each,
 * and `limit` keeps the planner from carrying the texts of all of them through the sort, too.
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

/** A place in the list of what was found. */
export interface Place {
  /** Where its course stands, in any other order than by the best match. */
  course?: { key: string | number; id: string };
  /** Ascending from the best lecture. */
  key: number;
  lectureId: string;
  /** In seconds; negative for title and description. */
  place: number;
}

/** What of the lectures is looked at, and for whom. */
export interface Searched {
  /** Whether lectures may be watched that are not free. */
  mayWatchAll: boolean;
  /** Those of courses of this category alone. */
  category?: string | null;
  /** Those of courses in this state. */
  state: CourseState;
  /** The order of the courses by which lectures stand; by the best match without. */
  order?: SortKey | null;
}

/**
 * A page of places and how many there are of all, and of lectures, in at least one row. A lecture comes before others by where the words
 * are (title, title and description, spoken), then by how often they are said; in it the texts come first, then the
 * seconds. In an order of courses they stand by their course first, and those of one course by the best match. `materialized` has the cues found by their words, never by walking through all lectures.
 *
 * Where something is said is told of lectures that may be watched; each of the others has one place, at no second of its own.
 *
 * @param from the page begins after it; at the beginning of the list without.
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

/** Condition for what follows a place. */
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
    select shown.id as lecture_id,
      case when to_tsvector('simple', ${folded('shown.title')}) @@ to_tsquery('simple', ?) then 4 else 2 end
        + ts_rank(shown.search_vector, to_tsquery('simple', ?), 32) as score
    from shown where shown.search_vector @@ (select to_tsquery('simple', ?))
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
      select lecture_id, said / (said + 1) from spoken where number = 1
    ) as parts group by lecture_id
  ), hits as (
    select lecture_id, -1::float8 as place, null::uuid as cue_id, false as runs_over, true as is_open from texts
    union all
    select lecture_id, case when is_open then starts_at else 0 end, id, runs_over, is_open from spoken
    where is_open or number = 1
  )
  select total, lectures, page.key, page.lecture_id, page.place, page.cue_id, page.is_open, page.course_id,
    ${order ? order.written('page.course_key') : 'page.course_key'} as course_key, (
    select string_agg(near.text, ' ' order by near.position) from caption_cues cue
    join caption_cues near on near.captions_id = cue.captions_id
      and near.position between cue.position and cue.position + runs_over::int
    where cue.id = page.cue_id
  ) as words
  from (select count(*)::int as total, count(distinct lecture_id)::int as lectures from hits) as counted
  left join lateral (
    select key, lecture_id, place, cue_id, runs_over, is_open, course_id, course_key
    from hits join scores using (lecture_id)
    join (select id as lecture_id, course_id from lectures) as lectures using (lecture_id)
    join (select id as course_id, ${order?.value ?? 'null::text'} as course_key from courses) as courses using (course_id)
    ${after}
    order by ${byCourse(order)}key, lecture_id, place limit ?
  ) as page on true
  order by ${byCourse(order)}key, lecture_id, place`;

const byCourse = (order: SortKey | null) =>
  order ? `course_key ${order.direction}, course_id ${order.direction}, ` : '';
