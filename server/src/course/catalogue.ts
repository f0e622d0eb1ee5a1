import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
  pageBy,
  readCursor,
  requirePageSize,
  writeCursor,
  type Page,
} from '#server/platform/common/pagination.ts';
import { isStorable } from '#server/platform/common/validate.ts';
import { byRelevance, CourseSort, SORT_KEYS, type SortKey } from './course-sort.ts';
import { LIKENESS, LIKENESS_SETTING, matching, relevance, type Sql } from './course-search.ts';
import { CourseState } from './course-state.ts';
import { folded } from './course-search.columns.ts';
import { Course, type CategoryCount } from './course.entity.ts';
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

/** A page of courses; the categories are counted when asked for. */
export interface CoursePage extends Page<Course> {
  categories: () => Promise<CategoryCount[]>;
}

interface Found {
  id: string;
  key: string | number;
}

const STATES: Record<CourseState, string> = {
  PUBLISHED: 'deleted_at is null and published_at is not null',
  DRAFT: 'deleted_at is null and published_at is null',
  ANY: 'deleted_at is null',
};

/** Reads the courses of the school: found, filtered and ordered as somebody asks. */
export class Catalogue {
  constructor(private readonly em: EntityManager) {}

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
    const { key, values } = keyOf(sort, words);
    const cursorOf = (entry: Found) => writeCursor([sort, words.join(' '), entry.key, entry.id]);
    const [entries, totalCount] = await this.searching(words, async (em) => [
      await readEntries(em, listed, key, values, place, first + 1),
      await count(em, listed),
    ]);
    const page = pageBy(cursorOf, entries, first, totalCount);
    return {
      ...(await this.withCourses(page)),
      categories: () => this.searching(words, (em) => countCategories(em, found)),
    };
  }

  /** Courses that went since they were found are left out. */
  private async withCourses({ edges, totalCount, pageInfo }: Page<Found>): Promise<Page<Course>> {
    const ids = edges.map(({ node }) => node.id);
    const courses = ids.length === 0 ? [] : await this.em.find(Course, { id: { $in: ids } });
    const byId = new Map(courses.map((course) => [course.id, course]));
    const there = edges.flatMap(({ cursor, node: { id } }) => {
      const node = byId.get(id);
      return node ? [{ cursor, node }] : [];
    });
    return { edges: there, nodes: there.map(({ node }) => node), totalCount, pageInfo };
  }

  /** Reads with as much tolerance for typing errors as a search has; the setting lasts as long as the transaction. */
  private async searching<Result>(
    words: string[],
    read: (em: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    if (words.length === 0) return read(this.em);
    return this.em.fork().transactional(async (em) => {
      await em.execute('select set_config(?, ?, true)', [LIKENESS_SETTING, String(LIKENESS)]);
      return read(em);
    });
  }
}

/** How many courses each category has of those that meet a condition, by name. */
export async function countCategories(em: EntityManager, { sql, values }: Sql): Promise<CategoryCount[]> {
  return em.execute(
    `select category as name, count(*)::int as count from courses where ${sql} and category <> ''
     group by category order by ${folded('category')} collate "C", category collate "C"`,
    values,
  );
}

async function readEntries(
  em: EntityManager,
  { sql, values }: Sql,
  { value, direction, written, read }: SortKey,
  keyValues: unknown[],
  place: { key: string | number; id: string } | null,
  limit: number,
): Promise<Found[]> {
  const follows = place ? `where (key, id) ${direction === 'asc' ? '>' : '<'} (${read}, ?::uuid)` : '';
  return em.execute(
    `select id, ${written('key')} as key
     from (select id, ${value} as key from courses where ${sql}) as found ${follows}
     order by found.key ${direction}, id ${direction} limit ?`,
    [...keyValues, ...values, ...(place ? [place.key, place.id] : []), limit],
  );
}

async function count(em: EntityManager, { sql, values }: Sql): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from courses where ${sql}`,
    values,
  );
  return row?.count ?? 0;
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
