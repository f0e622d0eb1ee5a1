import { z } from 'zod';
import type { Actor } from '#server/platform/common/actor.ts';
import {
  pageBy,
  readCursor,
  requirePageSize,
  writeCursor,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import type { AccessService } from '#server/access/access.service.ts';
import { addressKey, type RateLimit } from '#server/platform/common/rate-limit.ts';
import { searchWords } from '#server/course/search-words.ts';
import { numbered, type Statements } from '#server/platform/db/statements.ts';
import { readLectures, type LectureRow } from '#server/lecture/lecture-rows.ts';
import { excerptOf } from './excerpt.ts';
import { LectureHitKind, type LectureHit } from './lecture-hit.type.ts';
import { lectureSearch, type Place } from './lecture-search.sql.ts';
import { searchTerms } from './search-terms.ts';

interface Row {
  total: number;
  key: number | null;
  lecture_id: string;
  place: number;
  cue_id: string | null;
  /** Whether the lecture may be watched, or it was found by its texts. */
  is_open: boolean;
  words: string | null;
}

type Found = Row & { key: number };

/** Before every place of a list: no key is below it. */
const BEGINNING: Place = { key: -1e9, lectureId: '00000000-0000-0000-0000-000000000000', place: -1 };

const EMPTY: Page<LectureHit> = {
  edges: [],
  nodes: [],
  totalCount: 0,
  pageInfo: { hasNextPage: false, endCursor: null },
};

/** How often a person, or a visitor's address, may search in a minute: as fast as anybody types, not as fast as a program. */
export const SEARCH_LIMIT = { name: 'search', points: 120, seconds: 60 };

interface Dependencies {
  statements: Statements;
  access: AccessService;
  limit: RateLimit;
}

/** Finds lectures of published courses by their texts and by what is said in them. */
export class LectureSearch {
  constructor(private readonly deps: Dependencies) {}

  /**
   * A page of places where all words are, best first; what is said in a lecture that this person may not watch is one
   * place, and nobody learns at which second. `address` is the caller's network address. Throws BAD_USER_INPUT
   * and TOO_MANY_REQUESTS.
   */
  async find(
    actor: Actor,
    search: string,
    { first, after }: PageArgs,
    address: string,
  ): Promise<Page<LectureHit>> {
    requirePageSize(first);
    const words = searchWords(search);
    const from = after == null ? BEGINNING : readCursor(after, placeRules(words));
    if (words.length === 0) return EMPTY;
    await this.deps.limit.count(actor ? `user:${actor.userId}` : addressKey(address));

    const mayWatchAll = await this.deps.access.mayWatchAll(actor);
    const { sql, values } = lectureSearch(searchTerms(words), from, first + 1, mayWatchAll);
    const rows = await this.deps.statements.once<Row>(numbered(sql), values);
    // Without a hit there is one row, with the count alone.
    const found = rows.filter((row): row is Found => row.key !== null);
    const cursorOf = (row: Found) => writeCursor([words.join(' '), row.key, row.lecture_id, row.place]);
    const page = pageBy(cursorOf, found, first, rows[0]?.total ?? 0);
    return this.withLectures(page, words);
  }

  /** Lectures that went since they were found are left out. */
  private async withLectures(page: Page<Found>, words: string[]): Promise<Page<LectureHit>> {
    const ids = [...new Set(page.nodes.map(({ lecture_id }) => lecture_id))];
    const lectures = ids.length === 0 ? [] : await readLectures(this.deps.statements, ids);
    const byId = new Map(lectures.map((lecture) => [lecture.id, lecture]));
    const edges = page.edges.flatMap(({ cursor, node }) => {
      const lecture = byId.get(node.lecture_id);
      return lecture ? [{ cursor, node: toHit(node, lecture, words) }] : [];
    });
    return { ...page, edges, nodes: edges.map(({ node }) => node) };
  }
}

function toHit(
  { cue_id, is_open, place, words: said }: Found,
  lecture: LectureRow,
  words: string[],
): LectureHit {
  if (cue_id === null) {
    const excerpt = excerptOf(lecture.description, words);
    // Its words depend on what was searched, so that another search finds another hit.
    const id = `${lecture.id}-${words.join('-')}`;
    return { id, lecture, kind: LectureHitKind.TEXT, second: null, words: excerpt };
  }
  if (!is_open) {
    const id = `${lecture.id}-spoken-${words.join('-')}`;
    return { id, lecture, kind: LectureHitKind.SPOKEN, second: null, words: '' };
  }
  const text = (said ?? '').replace(/\s+/g, ' ');
  return { id: cue_id, lecture, kind: LectureHitKind.SPOKEN, second: place, words: text };
}

/** A cursor names the search that it is a place of: in any other it would lead astray. */
function placeRules(words: string[]) {
  return z
    .tuple([z.literal(words.join(' ')), z.number(), z.uuid(), z.number()])
    .transform(([, key, lectureId, place]): Place => ({ key, lectureId, place }));
}
