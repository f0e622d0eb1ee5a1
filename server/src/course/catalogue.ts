import { z } from 'zod';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
  readCursor,
  requirePageSize,
  uncountedPage,
  writeCursor,
  type Page,
} from '#server/platform/common/pagination.ts';
import { numbered, statement, type Statement, type Statements } from '#server/platform/db/statements.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { byRelevance, CourseSort, SORT_KEYS, type SortKey } from './course-sort.ts';
import { matching, relevance, type Sql } from './course-search.ts';
import { CourseState } from './course-state.ts';
import { folded } from './course-search.columns.ts';
import type { CategoryCount } from './course.entity.ts';
import { courseColumns, type CourseRow } from './course-rows.ts';
import { searchWords } from './search-words.ts';

/** What a list of courses is asked for. */
export interface CourseQuery {
  first: number;
  after?: string | null;
  search?: string | null;
  category?: string | null;
  /** The best match first when something is searched, else the newest, unless told. */
  sort?: CourseSort | null;
  /** Other than PUBLISHED for admins only. */
  state?: CourseState;
}

/** A page of courses; what is counted is counted when asked for. */
export interface CoursePage extends Omit<Page<CourseRow>, 'totalCount'> {
  totalCount: () => Promise<number>;
  categories: () => Promise<CategoryCount[]>;
}

/** A course with the value that the list is ordered by, as a cursor holds it. */
type Found = CourseRow & { key: string | number };

const STATES: Record<CourseState, string> = {
  PUBLISHED: 'deleted_at is null and published_at is not null',
  DRAFT: 'deleted_at is null and published_at is null',
  ANY: 'deleted_at is null',
};

/** Reads the courses of the school: found, filtered and ordered as somebody asks. */
export class Catalogue {
  /** By the SQL that they were made of. */
  private readonly prepared = new Map<string, Statement<unknown>>();

  constructor(private readonly statements: Statements) {}

  /** A page of courses. Throws BAD_USER_INPUT, and UNAUTHENTICATED or FORBIDDEN for drafts. */
  async list(actor: Actor, query: CourseQuery): Promise<CoursePage> {
    const { first, after, search, category, state = CourseState.PUBLISHED } = query;
    if (state !== CourseState.PUBLISHED) requireAdmin(actor);
    requirePageSize(first);
    const words = searchWords(search ?? '');
    const sort = effectiveSort(query.sort, words);
    const place = after == null ? null : readCursor(after, placeRules(sort, words));

    const found = all([{ sql: STATES[state], values: [] }, matchingText(search, words)]);
    const listed = all([found, inCategory(category)]);
    const read = <Row>(sql: Sql) => this.read<Row>(sql, words);
    const entries = await read<Found>(page(listed, keyOf(sort, words), place, first + 1));
    const cursorOf = (entry: Found) => writeCursor([sort, words.join(' '), entry.key, entry.id]);
    return {
      ...uncountedPage(cursorOf, entries, first),
      totalCount: async () => (await read<{ count: number }>(count(listed)))[0]?.count ?? 0,
      categories: () => read<CategoryCount>(categories(found)),
    };
  }

  /** What is asked without a search takes few forms, so that each can be planned once. */
  private read<Row>({ sql, values }: Sql, words: string[]): Promise<Row[]> {
    if (words.length > 0) return this.statements.once(numbered(sql), values);
    let prepared = this.prepared.get(sql) as Statement<Row> | undefined;
    if (!prepared) this.prepared.set(sql, (prepared = statement<Row>(numbered(sql))));
    return this.statements.all(prepared, values);
  }
}

/** Counts how many courses each category has of those that meet a condition, by name. */
export function categories({ sql, values }: Sql): Sql {
  return {
    sql: `select category as name, count(*)::int as count from courses where ${sql} and category <> ''
     group by category order by ${folded('category')} collate "C", category collate "C"`,
    values,
  };
}

function count({ sql, values }: Sql): Sql {
  return { sql: `select count(*)::int as count from courses where ${sql}`, values };
}

/** Courses that meet a condition, from a place of their order on. */
function page(
  listed: Sql,
  { key: { value, direction, written, read }, values }: { key: SortKey; values: unknown[] },
  place: { key: string | number; id: string } | null,
  limit: number,
): Sql {
  const follows = place ? `where (key, id) ${direction === 'asc' ? '>' : '<'} (${read}, ?::uuid)` : '';
  return {
    sql: `select ${courseColumns('found')}, ${written('found.key')} as key
     from (select *, ${value} as key from courses where ${listed.sql}) as found ${follows}
     order by found.key ${direction}, id ${direction} limit ?`,
    values: [...values, ...listed.values, ...(place ? [place.key, place.id] : []), limit],
  };
}

/** Without a search nothing is relevant, so that order is that of no search. */
function effectiveSort(sort: CourseSort | null | undefined, words: string[]): CourseSort {
  if (words.length === 0) return sort == null || sort === CourseSort.RELEVANCE ? CourseSort.NEWEST : sort;
  return sort ?? CourseSort.RELEVANCE;
}

function keyOf(sort: CourseSort, words: string[]): { key: SortKey; values: unknown[] } {
  if (sort !== CourseSort.RELEVANCE) return { key: SORT_KEYS[sort], values: [] };
  const { sql, values } = relevance(words);
  return { key: byRelevance(sql), values };
}

/** A cursor names the order and the search that it is a place of: in any other it would lead astray. */
function placeRules(sort: CourseSort, words: string[]) {
  const { rules } = keyOf(sort, words).key;
  return z
    .tuple([z.literal(sort), z.literal(words.join(' ')), rules, z.uuid()])
    .transform(([, , key, id]) => ({ key, id }));
}

/** A search of nothing but punctuation finds nothing; one of blanks is none. */
function matchingText(search: string | null | undefined, words: string[]): Sql {
  if (words.length > 0) return matching(words);
  return search?.trim() ? NOTHING : EVERYTHING;
}

function inCategory(category: string | null | undefined): Sql {
  if (category == null) return EVERYTHING;
  return isStorable(category) ? { sql: 'category = ?', values: [category] } : NOTHING;
}

const EVERYTHING: Sql = { sql: 'true', values: [] };
const NOTHING: Sql = { sql: 'false', values: [] };

function all(conditions: Sql[]): Sql {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}
