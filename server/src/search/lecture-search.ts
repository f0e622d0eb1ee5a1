import { z } from 'zod';
import { CourseState } from '#server/course/course-state.ts';
import type { SearchLimit } from '#server/course/search-limit.ts';
import { searchWords } from '#server/course/search-words.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import {
  listKey,
  pageBy,
  readCursor,
  requirePageSize,
  writeCursor,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import type { LectureHit } from './lecture-hit.type.ts';
import type { FoundPlace, LecturePlaces } from './lecture-places.ts';
import type { Place } from './lecture-search.sql.ts';

const EMPTY: Page<LectureHit> = {
  edges: [],
  nodes: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, endCursor: null },
};

interface Dependencies {
  places: LecturePlaces;
  limit: SearchLimit;
}

/** Searches the lectures of published courses by their texts and spoken words. */
export class LectureSearch {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Returns a page of the hits that contain all words, best first, as `LecturePlaces` finds them. `address` is the
   * caller's network address. Throws BAD_USER_INPUT and TOO_MANY_REQUESTS.
   */
  async find(
    actor: Actor,
    search: string,
    { first, after }: PageArgs,
    address: string,
  ): Promise<Page<LectureHit>> {
    requirePageSize(first);
    const words = searchWords(search);
    const list = listKey('lectureSearch', words);
    const from = readCursor(list, after, () => placeRules);
    if (words.length === 0) return EMPTY;
    await this.deps.limit.count(actor, address);
    const found = await this.deps.places.find(actor, {
      words,
      from,
      limit: first + 1,
      state: CourseState.PUBLISHED,
    });
    const cursorOf = (place: FoundPlace) => writeCursor(list, [place.key, place.lecture_id, place.place]);
    const page = pageBy(cursorOf, found.places, first, found.total);
    const hits = await this.deps.places.hitsOf(page.nodes, words);
    const edges = page.edges.flatMap(({ cursor, node }) => {
      const hit = hits.get(node);
      return hit ? [{ cursor, node: hit }] : [];
    });
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }
}

const placeRules = z
  .tuple([z.number(), z.uuid(), z.number()])
  .transform(([key, lectureId, place]): Place => ({ key, lectureId, place }));
