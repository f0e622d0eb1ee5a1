import { z } from 'zod';
import { CourseSort, SORT_KEYS } from '#server/course/course-sort.ts';
import { CourseState } from '#server/course/course-state.ts';
import type { CourseService } from '#server/course/course.service.ts';
import type { CategoryCount } from '#server/course/course.entity.ts';
import type { SearchLimit } from '#server/course/search-limit.ts';
import { searchWords } from '#server/course/search-words.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
  readCursor,
  requirePageSize,
  writeCursor,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import type { FoundPlace, LecturePlaces } from './lecture-places.ts';
import { PLACES_PER_LECTURE, type Place } from './lecture-search.sql.ts';
import { compareStandings, scoreOfCourse, scoreOfLecture, type Standing } from './merged-order.ts';
import type { FoundPage, SearchResult } from './search-result.type.ts';

/** Behind all places of a lecture, in seconds. */
const END_OF_LECTURE = 1e9;

/** How far the two lists are told that make the one. */
interface Told {
  /** Cursor of the last course; null when none was told. */
  courses: string | null;
  /** Place of the last lecture; null when none was told. */
  lectures: Place | null;
}

/** A course or a lecture, before it is told. */
interface Candidate {
  /** Where it stands in the order of all. */
  standing: Standing;
  /** The place behind it in its own list. */
  told: Partial<Told>;
  result: SearchResult;
}

export interface SchoolQuery extends PageArgs {
  search: string;
  category?: string | null;
  /** Of courses, and of those that lectures belong to; other than PUBLISHED for admins only. */
  state: CourseState;
  /** The best match first unless told. In any other order lectures stand behind their course. */
  sort?: CourseSort | null;
}

/** A query whose order is known. */
type SortedQuery = SchoolQuery & { sort: CourseSort };

interface Dependencies {
  courses: CourseService;
  places: LecturePlaces;
  limit: SearchLimit;
}

/** Finds courses and lectures at once, in one order. */
export class SchoolSearch {
  constructor(private readonly deps: Dependencies) {}

  /**
   * A page of what has all words, or words like them; `address` is the caller's network address. Both lists are asked for
   * a whole page, since all of it may be of one of them. Throws BAD_USER_INPUT, TOO_MANY_REQUESTS, and UNAUTHENTICATED or
   * FORBIDDEN for drafts.
   */
  async find(actor: Actor, query: SchoolQuery, address: string): Promise<FoundPage> {
    const { first, after, search, state } = query;
    if (state !== CourseState.PUBLISHED) requireAdmin(actor);
    requirePageSize(first);
    const words = searchWords(search);
    const sort = query.sort ?? CourseSort.RELEVANCE;
    const told = after == null ? NOTHING_TOLD : readCursor(after, toldRules(sort, words));
    if (words.length === 0) return NOTHING;
    await this.deps.limit.count(actor, address);
    const [courses, lectures] = await Promise.all([
      this.courses(actor, { ...query, sort, after: told.courses }, words),
      this.lectures(actor, { ...query, sort }, words, told.lectures),
    ]);
    const sign = orderOf(sort)?.direction === 'asc' ? 1 : -1;
    // Where a course and a lecture of it stand alike, the course comes first.
    const all = [...courses.found, ...lectures.found].toSorted(
      (one, other) => sign * compareStandings(one.standing, other.standing),
    );
    const edges = edgesOf(all.slice(0, first), told, [sort, words.join(' ')]);
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

  /** One lecture more than asked for, to see whether more follow. */
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

/** What was found of courses, or of lectures. */
interface Found {
  found: Candidate[];
  count: number;
  categories: CategoryCount[];
  /** Whether more follow than those. */
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

/** The order of courses by which all stands; null where that is the best match. */
const orderOf = (sort: CourseSort) => (sort === CourseSort.RELEVANCE ? null : SORT_KEYS[sort]);

const placeBehind = ({ key, lecture_id, course_key, course_id }: FoundPlace): Place => ({
  ...(course_key !== null && { course: { key: course_key, id: course_id } }),
  key,
  lectureId: lecture_id,
  place: END_OF_LECTURE,
});

/** A cursor says how far both lists are told. */
function edgesOf(candidates: readonly Candidate[], before: Told, search: readonly string[]) {
  let told = before;
  return candidates.map(({ told: ahead, result }) => {
    told = { ...told, ...ahead };
    return { cursor: writeCursor([...search, told.courses, told.lectures]), node: result };
  });
}

/** A cursor names the order and the search that it is a place of: in any other it would lead astray. */
function toldRules(sort: CourseSort, words: readonly string[]) {
  const order = orderOf(sort);
  const place = z.object({ key: z.number(), lectureId: z.uuid(), place: z.number() });
  const placeRules = order ? place.extend({ course: z.object({ key: order.rules, id: z.uuid() }) }) : place;
  return z
    .tuple([z.literal(sort), z.literal(words.join(' ')), z.string().nullable(), placeRules.nullable()])
    .transform(([, , courses, lectures]): Told => ({ courses, lectures }));
}
