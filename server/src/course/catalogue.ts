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
import { CATEGORY_ORDER, type CourseCounts } from './course-counts.ts';
import { byRelevance, CourseSort, SORT_KEYS, type SortKey } from './course-sort.ts';
import { found, relevance, type Rows, type Sql } from './course-search.ts';
import { CourseState } from './course-state.ts';
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
type Listed = CourseRow & { key: string | number };

const STATES: Record<CourseState, string> = {
  PUBLISHED: 'deleted_at is null and published_at is not null',
  DRAFT: 'deleted_at is null and published_at is null',
  ANY: 'deleted_at is null',
};

/** Reads the courses of the school: found, filtered and ordered as somebody asks. */
export class Catalogue {
  /** By the SQL that they were made of. */
  private readonly prepared = new Map<string, Statement<unknown>>();

  constructor(
    private readonly statements: Statements,
    private readonly counts: CourseCounts,
  ) {}

  /** A page of courses. Throws BAD_USER_INPUT, and UNAUTHENTICATED or FORBIDDEN for drafts. */
  async list(actor: Actor, query: CourseQuery): Promise<CoursePage> {
    const { first, after, search, category, state = CourseState.PUBLISHED } = query;
    if (state !== CourseState.PUBLISHED) requireAdmin(actor);
    requirePageSize(first);
    const words = searchWords(search ?? '');
    const sort = effectiveSort(query.sort, words);
    const place = after == null ? null : readCursor(after, placeRules(sort, words));

    // A search of nothing but punctuation finds nothing; one of blanks is none.
    if (words.length === 0 && search?.trim()) return NOTHING;
    const all: Sql = { sql: STATES[state], values: [] };
    const filtered = inCategory(all, category);
    const cursorOf = (entry: Listed) => writeCursor([sort, words.join(' '), entry.key, entry.id]);
    const read = <Row>(sql: Sql) => this.read<Row>(sql, words);
    const listed = words.length === 0 ? those(filtered) : found(words, filtered);
    const entries = await read<Listed>(page(listed, keyOf(sort, words), place, first + 1));
    const onePage = uncountedPage(cursorOf, entries, first);
    if (words.length === 0) return { ...onePage, ...this.counted(state, category) };
    return {
      ...onePage,
      totalCount: async () => (await read<{ count: number }>(count(listed)))[0]?.count ?? 0,
      categories: () => read<CategoryCount>(categories(found(words, all))),
    };
  }

  /** What is asked without a search takes few forms, so that each can be planned once. */
  private read<Row>({ sql, values }: Sql, words: string[]): Promise<Row[]> {
    if (words.length > 0) return this.statements.once(numbered(sql), values);
    let prepared = this.prepared.get(sql) as Statement<Row> | undefined;
    if (!prepared) this.prepared.set(sql, (prepared = statement<Row>(numbered(sql))));
    return this.statements.all(prepared, values);
  }

  private counted(
    state: CourseState,
    category: string | null | undefined,
  ): Pick<CoursePage, 'totalCount' | 'categories'> {
    return {
      totalCount: () => this.counts.count(state, category),
      categories: () => this.counts.categories(state),
    };
  }
}

/** Courses that meet a condition. */
function those({ sql, values }: Sql): Rows {
  return { common: '', from: `courses where ${sql}`, values };
}

function categories({ common, from, values }: Rows): Sql {
  return {
    sql: `${common} select category as name, count(*)::int as count from ${from} where category <> ''
     group by category order by ${CATEGORY_ORDER}`,
    values,
  };
}

function count({ common, from, values }: Rows): Sql {
  return { sql: `${common} select count(*)::int as count from ${from}`, values };
}

/** Courses of a list, from a place of its order on. */
function page(
  { common, from, values: listed }: Rows,
  { key: { value, direction, written, read }, values }: { key: SortKey; values: unknown[] },
  place: { key: string | number; id: string } | null,
  limit: number,
): Sql {
  const follows = place ? `where (key, id) ${direction === 'asc' ? '>' : '<'} (${read}, ?::uuid)` : '';
  return {
    sql: `${common} select ${courseColumns('listed')}, ${written('listed.key')} as key
     from (select *, ${value} as key from ${from}) as listed ${follows}
     order by listed.key ${direction}, id ${direction} limit ?`,
    values: [...listed, ...values, ...(place ? [place.key, place.id] : []), limit],
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

function inCategory({ sql, values }: Sql, category: string | null | undefined): Sql {
  if (category == null) return { sql, values };
  return isStorable(category)
    ? { sql: `${sql} and category = ?`, values: [...values, category] }
    : { sql: 'false', values: [] };
}

const NOTHING: CoursePage = {
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: async () => 0,
  categories: async () => [],
};
