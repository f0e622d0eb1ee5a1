import { z } from 'zod';
import { CourseSort } from '#server/course/course-sort.ts';
import { CourseState } from '#server/course/course-state.ts';
import type { CourseService } from '#server/course/course.service.ts';
import type { CategoryCount } from '#server/course/course.entity.ts';
import { searchWords } from '#server/course/search-words.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import {
  readCursor,
  requirePageSize,
  writeCursor,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { BEGINNING, type FoundPlace, type LecturePlaces } from './lecture-places.ts';
import { PLACES_PER_LECTURE, type Place } from './lecture-search.sql.ts';
import { scoreOfCourse, scoreOfLecture } from './merged-order.ts';
import type { SearchLimit } from './search-limit.ts';
import type { FoundPage, SearchResult } from './search-result.type.ts';

/** Behind all places of a lecture, in seconds. */
const END_OF_LECTURE = 1e9;

/** How far the two lists are told that make the one. */
interface Told {
  /** Cursor of the last course; null when none was told. */
  courses: string | null;
  lectures: Place;
}

/** A course or a lecture, before it is told. */
interface Candidate {
  score: number;
  /** The place behind it in its own list. */
  told: Partial<Told>;
  result: SearchResult;
}

export interface SchoolQuery extends PageArgs {
  search: string;
  category?: string | null;
  /** Of courses; other than PUBLISHED for admins only. Lectures are those of published ones. */
  state: CourseState;
}

interface Dependencies {
  courses: CourseService;
  places: LecturePlaces;
  limit: SearchLimit;
}

/** Finds courses and lectures at once, in one order. */
export class SchoolSearch {
  constructor(private readonly deps: Dependencies) {}

  /**
   * A page of what has all words, or words like them, best first; `address` is the caller's network address. Both lists are asked for
   * a whole page, since all of it may be of one of them. Throws BAD_USER_INPUT, TOO_MANY_REQUESTS, and UNAUTHENTICATED or
   * FORBIDDEN for drafts.
   */
  async find(actor: Actor, query: SchoolQuery, address: string): Promise<FoundPage> {
    const { first, after, search, category, state } = query;
    requirePageSize(first);
    const words = searchWords(search);
    const told = after == null ? { courses: null, lectures: BEGINNING } : readCursor(after, toldRules(words));
    if (words.length === 0) return NOTHING;
    await this.deps.limit.count(actor, address);
    const [courses, lectures] = await Promise.all([
      this.courses(actor, { ...query, after: told.courses }, words),
      state === CourseState.DRAFT
        ? NO_LECTURES
        : this.lectures(actor, words, { first, category, from: told.lectures }),
    ]);
    const all = [...courses.found, ...lectures.found].toSorted((one, other) => other.score - one.score);
    const edges = edgesOf(all.slice(0, first), told, words);
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

  private async courses(actor: Actor, query: SchoolQuery, words: readonly string[]): Promise<Found> {
    const page = await this.deps.courses.list(actor, { ...query, sort: CourseSort.RELEVANCE });
    const [count, categories] = await Promise.all([page.totalCount(), page.categories()]);
    const found = page.edges.map(({ cursor, node }): Candidate => ({
      score: scoreOfCourse(Number(node.key), words),
      told: { courses: cursor },
      result: { id: node.id, courseId: node.id, foundCourse: node, lecture: null, places: [] },
    }));
    return { found, count, categories, hasMore: page.pageInfo.hasNextPage };
  }

  /** One lecture more than asked for, to see whether more follow. */
  private async lectures(
    actor: Actor,
    words: readonly string[],
    { first, category, from }: { first: number; category?: string | null; from: Place },
  ): Promise<Found> {
    const limit = PLACES_PER_LECTURE * (first + 1);
    const { places, lectures, isForgiven } = await this.deps.places.find(actor, {
      words,
      from,
      limit,
      category,
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
          score: scoreOfLecture(-best.key, isForgiven),
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

const NO_LECTURES: Found = { found: [], count: 0, categories: [], hasMore: false };

const NOTHING: FoundPage = {
  edges: [],
  nodes: [],
  totalCount: 0,
  courseCount: 0,
  lectureCount: 0,
  categories: [],
  pageInfo: { hasNextPage: false, endCursor: null },
};

const placeBehind = ({ key, lecture_id }: FoundPlace): Place => ({
  key,
  lectureId: lecture_id,
  place: END_OF_LECTURE,
});

/** A cursor says how far both lists are told. */
function edgesOf(candidates: readonly Candidate[], before: Told, words: readonly string[]) {
  let told = before;
  return candidates.map(({ told: ahead, result }) => {
    told = { ...told, ...ahead };
    const { key, lectureId, place } = told.lectures;
    return { cursor: writeCursor([words.join(' '), told.courses, key, lectureId, place]), node: result };
  });
}

/** A cursor names the search that it is a place of: in any other it would lead astray. */
function toldRules(words: readonly string[]) {
  return z
    .tuple([z.literal(words.join(' ')), z.string().nullable(), z.number(), z.uuid(), z.number()])
    .transform(([, courses, key, lectureId, place]): Told => ({
      courses,
      lectures: { key, lectureId, place },
    }));
}
