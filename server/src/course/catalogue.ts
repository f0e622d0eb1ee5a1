import { z } from 'zod';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
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
import { CATEGORY_ORDER, type CourseCounts } from './course-counts.ts';
import { byRelevance, CourseSort, SORT_KEYS, type SortKey } from './course-sort.ts';
import { found, RELEVANCE, type Rows } from './course-search.ts';
import { CourseState, isInState } from './course-state.ts';
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
export interface CoursePage<Row extends CourseRow = CourseRow> extends Omit<Page<Row>, 'totalCount'> {
  totalCount: () => Promise<number>;
  categories: () => Promise<CategoryCount[]>;
}

interface Place {
  key: string | number;
  id: string;
}

/** A course with the value that the list is ordered by, as a cursor holds it. */
export type ListedCourse = CourseRow & { key: string | number };

/** A course that a search found, or nothing of one; and of everything found the number and the categories. */
type Found = (ListedCourse | { id: null }) & { total: number; categories: CategoryCount[] };

/** Reads the courses of the school: found, filtered and ordered as somebody asks. */
export class Catalogue {
  /** By the SQL that they were made of. */
  private readonly prepared = new Map<string, Statement<unknown>>();

  constructor(
    private readonly statements: Statements,
    private readonly counts: CourseCounts,
  ) {}

  /** A page of courses. Throws BAD_USER_INPUT, and UNAUTHENTICATED or FORBIDDEN for drafts. */
  async list(actor: Actor, query: CourseQuery): Promise<CoursePage<ListedCourse>> {
    const { first, after, search, category, state = CourseState.PUBLISHED } = query;
    if (state !== CourseState.PUBLISHED) requireAdmin(actor);
    requirePageSize(first);
    const words = searchWords(search ?? '');
    const sort = effectiveSort(query.sort, words);
    const place = after == null ? null : readCursor(after, placeRules(sort, words));

    // A search of nothing but punctuation finds nothing; one of blanks is none.
    if (words.length === 0 && search?.trim()) return NOTHING;
    const all: Sql = { sql: isInState(state, 'courses'), values: [] };
    // The index of a category gathers all courses that it has, and those that are found are few.
    const filtered = inCategory(all, words.length === 0 ? 'category' : `category || ''`, category);
    const cursorOf = (entry: ListedCourse) => writeCursor([sort, words.join(' '), entry.key, entry.id]);
    const key = keyOf(sort);
    if (words.length === 0) {
      const entries = await this.read<ListedCourse>(page(those(filtered), key, place, first + 1));
      return { ...uncountedPage(cursorOf, entries, first), ...this.counted(state, category) };
    }
    const rows = await this.read<Found>(countedPage(found(words, filtered), key, place, first + 1));
    // Without a course there is one row, with the counts alone.
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

  /** Lists take few forms, so that each can be planned once. */
  private read<Row>({ sql, values }: Sql): Promise<Row[]> {
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
  return { sql: `${common} ${countCategories(from)}`, values };
}

const countCategories = (from: string) =>
  `select category as name, count(*)::int as count from ${from} where category <> ''
     group by category order by ${CATEGORY_ORDER}`;

/** A page of courses, in at least one row, with the number and the categories of all of them. */
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

/** Courses of a list, from a place of its order on. */
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

/** Without a search nothing is relevant, so that order is that of no search. */
function effectiveSort(sort: CourseSort | null | undefined, words: string[]): CourseSort {
  if (words.length === 0) return sort == null || sort === CourseSort.RELEVANCE ? CourseSort.NEWEST : sort;
  return sort ?? CourseSort.RELEVANCE;
}

const keyOf = (sort: CourseSort): SortKey =>
  sort === CourseSort.RELEVANCE ? byRelevance(RELEVANCE) : SORT_KEYS[sort];

/** A cursor names the order and the search that it is a place of: in any other it would lead astray. */
function placeRules(sort: CourseSort, words: string[]) {
  const { rules } = keyOf(sort);
  return z
    .tuple([z.literal(sort), z.literal(words.join(' ')), rules, z.uuid()])
    .transform(([, , key, id]) => ({ key, id }));
}

function inCategory({ sql, values }: Sql, column: string, category: string | null | undefined): Sql {
  if (category == null) return { sql, values };
  return isStorable(category)
    ? { sql: `${sql} and ${column} = ?`, values: [...values, category] }
    : { sql: 'false', values: [] };
}

const NOTHING: CoursePage<ListedCourse> = {
  nodes: [],
  edges: [],
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: async () => 0,
  categories: async () => [],
};
