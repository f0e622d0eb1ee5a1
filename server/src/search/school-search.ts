import { z } from 'zod';
import { CourseSort, SORT_KEYS } from '#server/course/course-sort.ts';
import { CourseState } from '#server/course/course-state.ts';
import type { CourseService } from '#server/course/course.service.ts';
import type { CategoryCount } from '#server/course/course.entity.ts';
import type { SearchLimit } from '#server/course/search-limit.ts';
import { searchWords } from '#server/course/search-words.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
  listKey,
  readCursor,
  requirePageSize,
  writeCursor,
  type ListKey,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import type { FoundPlace, LecturePlaces } from './lecture-places.ts';
import { PLACES_PER_LECTURE, type Place } from './lecture-search.sql.ts';
import { compareStandings, scoreOfCourse, scoreOfLecture, type Standing } from './merged-order.ts';
import type { FoundPage, SearchResult } from './search-result.type.ts';

/** A position after all hits of a lecture, in seconds. */
const END_OF_LECTURE = 1e9;

/** How far the courses and the lectures have been returned. */
interface Told {
  /** Cursor of the last returned course. Null before the first. */
  courses: string | null;
  /** Position of the last returned lecture. Null before the first. */
  lectures: Place | null;
}

/** A course or lecture that may be on the page. */
interface Candidate {
  /** Its sort key in the merged list. */
  standing: Standing;
  /** The position after it in its own list. */
  told: Partial<Told>;
  result: SearchResult;
}

export interface SchoolQuery extends PageArgs {
  search: string;
  category?: string | null;
  /** State of the courses, also of those that lectures belong to. Only admins may pass a value other than PUBLISHED. */
  state: CourseState;
  /** By relevance if unset. In any other order, lectures follow their course. */
  sort?: CourseSort | null;
}

/** A query with its order resolved. */
type SortedQuery = SchoolQuery & { sort: CourseSort };

interface Dependencies {
  courses: CourseService;
  places: LecturePlaces;
  limit: SearchLimit;
}

/** Searches courses and lectures in one list. */
export class SchoolSearch {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Returns a page of the courses and lectures that contain all words or similar ones. `address` is the caller's
   * network address. Reads a whole page of each list, because one list may fill the page. Throws BAD_USER_INPUT,
   * TOO_MANY_REQUESTS, and UNAUTHENTICATED or FORBIDDEN for drafts.
   */
  async find(actor: Actor, query: SchoolQuery, address: string): Promise<FoundPage> {
    const { first, after, search, category, state } = query;
    if (state !== CourseState.PUBLISHED) requireAdmin(actor);
    requirePageSize(first);
    const words = searchWords(search);
    const sort = query.sort ?? CourseSort.RELEVANCE;
    const list = listKey('search', words, category, state, sort);
    const told = readCursor(list, after, () => toldRules(sort)) ?? NOTHING_TOLD;
    if (words.length === 0) return NOTHING;
    await this.deps.limit.count(actor, address);
    const [courses, lectures] = await Promise.all([
      this.courses(actor, { ...query, sort, after: told.courses }, words),
      this.lectures(actor, { ...query, sort }, words, told.lectures),
    ]);
    const sign = orderOf(sort)?.direction === 'asc' ? 1 : -1;
    // A course sorts before a lecture with the same key, because the sort is stable.
    const all = [...courses.found, ...lectures.found].toSorted(
      (one, other) => sign * compareStandings(one.standing, other.standing),
    );
    const edges = edgesOf(list, all.slice(0, first), told);
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      totalCount: courses.count + lectures.count,
      courseCount: courses.count,
      lectureCount: lectures.count,
      categories: courses.categories,
      pageInfo: {
        hasNextPage: all.length > first || courses.hasMore,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }

  private async courses(actor: Actor, query: SortedQuery, words: readonly string[]): Promise<Found> {
    const page = await this.deps.courses.list(actor, query);
    const [count, categories] = await Promise.all([page.totalCount(), page.categories()]);
    const found = page.edges.map(({ cursor, node }): Candidate => ({
      standing: orderOf(query.sort) ? [node.key, node.id] : [scoreOfCourse(Number(node.key), words)],
      told: { courses: cursor },
      result: { id: node.id, courseId: node.id, foundCourse: node, lecture: null, places: [] },
    }));
    return { found, count, categories, hasMore: page.pageInfo.hasNextPage };
  }

  /** Reads one lecture more than the page, to see whether more follow. */
  private async lectures(
    actor: Actor,
    { first, category, state, sort }: SortedQuery,
    words: readonly string[],
    from: Place | null,
  ): Promise<Found> {
    const order = orderOf(sort);
    const limit = PLACES_PER_LECTURE * (first + 1);
    const { places, lectures, isForgiven } = await this.deps.places.find(actor, {
      words,
      from,
      limit,
      category,
      state,
      order,
    });
    const hits = await this.deps.places.hitsOf(places, words);
    const byLecture = Map.groupBy(places, ({ lecture_id }) => lecture_id);
    const found = [...byLecture.values()].slice(0, first + 1).flatMap((group): Candidate[] => {
      const [best] = group;
      const told = group.flatMap((place) => hits.get(place) ?? []);
      const lecture = told[0]?.lecture;
      if (!best || !lecture) return [];
      return [
        {
          standing: order ? [best.course_key ?? '', best.course_id] : [scoreOfLecture(-best.key, isForgiven)],
          told: { lectures: placeBehind(best) },
          result: { id: lecture.id, courseId: lecture.course.id, foundCourse: null, lecture, places: told },
        },
      ];
    });
    return { found, count: lectures, categories: [], hasMore: false };
  }
}

/** The candidates of one list. */
interface Found {
  found: Candidate[];
  count: number;
  categories: CategoryCount[];
  /** Whether more follow. */
  hasMore: boolean;
}

const NOTHING_TOLD: Told = { courses: null, lectures: null };

const NOTHING: FoundPage = {
  edges: [],
  nodes: [],
  totalCount: 0,
  courseCount: 0,
  lectureCount: 0,
  categories: [],
  pageInfo: { hasNextPage: false, endCursor: null },
};

/** The sort key of the courses. Null when sorted by relevance. */
const orderOf = (sort: CourseSort) => (sort === CourseSort.RELEVANCE ? null : SORT_KEYS[sort]);

const placeBehind = ({ key, lecture_id, course_key, course_id }: FoundPlace): Place => ({
  ...(course_key !== null && { course: { key: course_key, id: course_id } }),
  key,
  lectureId: lecture_id,
  place: END_OF_LECTURE,
});

/** Builds the edges. Each cursor says how far both lists have been returned. */
function edgesOf(list: ListKey, candidates: readonly Candidate[], before: Told) {
  let told = before;
  return candidates.map(({ told: ahead, result }) => {
    told = { ...told, ...ahead };
    return { cursor: writeCursor(list, [told.courses, told.lectures]), node: result };
  });
}

function toldRules(sort: CourseSort) {
  const order = orderOf(sort);
  const place = z.object({ key: z.number(), lectureId: z.uuid(), place: z.number() });
  const placeRules = order ? place.extend({ course: z.object({ key: order.rules, id: z.uuid() }) }) : place;
  return z
    .tuple([z.string().nullable(), placeRules.nullable()])
    .transform(([courses, lectures]): Told => ({ courses, lectures }));
}
