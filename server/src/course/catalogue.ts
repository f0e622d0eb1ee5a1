import { z } from 'zod';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
  listKey,
  readCursor,
  requirePageSize,
  uncountedPage,
  writeCursor,
  type Page,
} from '#server/platform/common/pagination.ts';
import {
  numbered,
  statement,
  type Sql,
  type Statement,
  type Statements,
} from '#server/platform/db/statements.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { CATEGORY_ORDER, type CountedState, type CourseCounts } from './course-counts.ts';
import { byRelevance, CourseSort, SORT_KEYS, type SortKey } from './course-sort.ts';
import { found, RELEVANCE, type Rows } from './course-search.ts';
import { CourseState, isInState } from './course-state.ts';
import type { CategoryCount } from './course.entity.ts';
import { courseColumns, type CourseRow } from './course-rows.ts';
import { searchWords } from './search-words.ts';

/** The arguments of a course list. */
export interface CourseQuery {
  first: number;
  after?: string | null;
  search?: string | null;
  category?: string | null;
  /** Default: RELEVANCE with a search, else NEWEST. */
  sort?: CourseSort | null;
  /** Any state but PUBLISHED is for admins only. */
  state?: CourseState;
  /** Only courses that changed at this time or later. */
  updatedSince?: Date | null;
}

/** A page of courses. The counts are read only when they are called. */
export interface CoursePage<Row extends CourseRow = CourseRow> extends Omit<Page<Row>, 'totalCount'> {
  totalCount: () => Promise<number>;
  categories: () => Promise<CategoryCount[]>;
}

interface Place {
  key: string | number;
  id: string;
}

/** A course with its sort key as a cursor holds it. */
export type ListedCourse = CourseRow & { key: string | number };

/** A search hit, or a row without a course; each with the number and the categories of all hits. */
type Found = (ListedCourse | { id: null }) & { total: number; categories: CategoryCount[] };

/** Searches, filters and sorts the courses of the school. */
export class Catalogue {
  /** Prepared statements by their SQL. */
  private readonly prepared = new Map<string, Statement<unknown>>();

  constructor(
    private readonly statements: Statements,
    private readonly counts: CourseCounts,
  ) {}

  /** A page of courses. Throws BAD_USER_INPUT, and UNAUTHENTICATED or FORBIDDEN for drafts. */
  async list(actor: Actor, query: CourseQuery): Promise<CoursePage<ListedCourse>> {
    const { first, after, search, category, state = CourseState.PUBLISHED, updatedSince } = query;
    if (state !== CourseState.PUBLISHED) requireAdmin(actor);
    requirePageSize(first);
    const words = searchWords(search ?? '');
    const sort = effectiveSort(query.sort, words);
    const listed = listKey('courses', words, category, state, sort, updatedSince);
    const place = readCursor(listed, after, () => placeRules(sort));

    // A search of only punctuation has no hits; one of only blanks is no search.
    if (words.length === 0 && search?.trim()) return NOTHING;
    const all = changedSince({ sql: isInState(state, 'courses'), values: [] }, updatedSince);
    // `category || ''` keeps the search off the category's index: that gathers all its courses, while hits are few.
    const filtered = inCategory(all, words.length === 0 ? 'category' : `category || ''`, category);
    const cursorOf = (entry: ListedCourse) => writeCursor(listed, [entry.key, entry.id]);
    const key = keyOf(sort);
    if (words.length === 0) {
      const entries = await this.read<ListedCourse>(page(those(filtered), key, place, first + 1));
      const counts =
        updatedSince == null && state !== CourseState.SCHEDULED
          ? this.counted(state, category)
          : this.countedRows(filtered, all);
      return { ...uncountedPage(cursorOf, entries, first), ...counts };
    }
    const rows = await this.read<Found>(countedPage(found(words, filtered), key, place, first + 1));
    // A page without courses is one row with only the counts.
    const entries = rows.filter((row): row is Found & ListedCourse => row.id !== null);
    return {
      ...uncountedPage(cursorOf, entries, first),
      totalCount: async () => rows[0]?.total ?? 0,
      categories: async () =>
        category == null
          ? (rows[0]?.categories ?? [])
          : this.read<CategoryCount>(categories(found(words, all))),
    };
  }

  /** Reuses one prepared statement for each SQL text, so that PostgreSQL plans it once. Lists have few different ones. */
  private read<Row>({ sql, values }: Sql): Promise<Row[]> {
    let prepared = this.prepared.get(sql) as Statement<Row> | undefined;
    if (!prepared) this.prepared.set(sql, (prepared = statement<Row>(numbered(sql))));
    return this.statements.all(prepared, values);
  }

  private counted(
    state: CountedState,
    category: string | null | undefined,
  ): Pick<CoursePage, 'totalCount' | 'categories'> {
    return {
      totalCount: () => this.counts.count(state, category),
      categories: () => this.counts.categories(state),
    };
  }

  /** Like `counted`, for courses that no maintained sum covers. */
  private countedRows(filtered: Sql, all: Sql): Pick<CoursePage, 'totalCount' | 'categories'> {
    return {
      totalCount: async () => {
        const sql = `select count(*)::int as count from courses where ${filtered.sql}`;
        const [row] = await this.read<{ count: number }>({ sql, values: filtered.values });
        return row?.count ?? 0;
      },
      categories: () => {
        const from = `(select category from courses where ${all.sql}) as changed`;
        return this.read<CategoryCount>(categories({ common: '', from, values: all.values }));
      },
    };
  }
}

/** Courses that meet a condition. */
function those({ sql, values }: Sql): Rows {
  return { common: '', from: `courses where ${sql}`, values };
}

function categories({ common, from, values }: Rows): Sql {
  return { sql: `${common} ${countCategories(from)}`, values };
}

const countCategories = (from: string) =>
  `select category as name, count(*)::int as count from ${from} where category <> ''
     group by category order by ${CATEGORY_ORDER}`;

/** A page of courses, in at least one row, with the number and the categories of the whole list. */
function countedPage(list: Rows, key: SortKey, place: Place | null, limit: number): Sql {
  const { sql, values } = page({ ...list, common: '' }, key, place, limit);
  return {
    sql: `${list.common} select page.*, counted.* from (
       select (select count(*)::int from ${list.from}) as total,
         (select coalesce(json_agg(each), '[]') from (${countCategories(list.from)}) as each) as categories
     ) as counted left join (${sql}) as page on true
     order by page.key ${key.direction}, page.id ${key.direction}`,
    values,
  };
}

/** The courses of a list that follow a place in its order. */
function page(
  { common, from, values }: Rows,
  { value, direction, written, read }: SortKey,
  place: Place | null,
  limit: number,
): Sql {
  const follows = place ? `where (key, id) ${direction === 'asc' ? '>' : '<'} (${read}, ?::uuid)` : '';
  return {
    sql: `${common} select ${courseColumns('listed')}, ${written('listed.key')} as key
     from (select *, ${value} as key from ${from}) as listed ${follows}
     order by listed.key ${direction}, id ${direction} limit ?`,
    values: [...values, ...(place ? [place.key, place.id] : []), limit],
  };
}

/** Without a search, RELEVANCE means the default order, NEWEST. */
function effectiveSort(sort: CourseSort | null | undefined, words: string[]): CourseSort {
  if (words.length === 0) return sort == null || sort === CourseSort.RELEVANCE ? CourseSort.NEWEST : sort;
  return sort ?? CourseSort.RELEVANCE;
}

const keyOf = (sort: CourseSort): SortKey =>
  sort === CourseSort.RELEVANCE ? byRelevance(RELEVANCE) : SORT_KEYS[sort];

const placeRules = (sort: CourseSort) =>
  z.tuple([keyOf(sort).rules, z.uuid()]).transform(([key, id]): Place => ({ key, id }));

function inCategory({ sql, values }: Sql, column: string, category: string | null | undefined): Sql {
  if (category == null) return { sql, values };
  return isStorable(category)
    ? { sql: `${sql} and ${column} = ?`, values: [...values, category] }
    : { sql: 'false', values: [] };
}

const changedSince = ({ sql, values }: Sql, since: Date | null | undefined): Sql =>
  since == null ? { sql, values } : { sql: `${sql} and updated_at >= ?`, values: [...values, since] };

const NOTHING: CoursePage<ListedCourse> = {
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: async () => 0,
  categories: async () => [],
};
