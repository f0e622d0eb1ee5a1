import { isUnparted } from '#shared/search-words.ts';
import { Role } from '#shared/roles.ts';
import type { AccessService } from '#server/access/access.service.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { numbered, type Statements } from '#server/platform/db/statements.ts';
import { readLectures, type LectureRow } from '#server/lecture/lecture-rows.ts';
import { excerptOf } from './excerpt.ts';
import { LectureHitKind, type LectureHit } from './lecture-hit.type.ts';
import { lectureSearch, type Place, type Searched } from './lecture-search.sql.ts';
import { otherWords } from './other-words.ts';
import { searchTerms } from './search-terms.ts';

interface Row {
  total: number;
  lectures: number;
  key: number | null;
  lecture_id: string;
  course_id: string;
  /** Of the order of the courses; null where that is the best match. */
  course_key: string | number | null;
  place: number;
  cue_id: string | null;
  /** Whether the lecture may be watched, or it was found by its texts. */
  is_open: boolean;
  words: string | null;
}

/** A place that was found. */
export type FoundPlace = Row & { key: number };

interface Asked extends Pick<Searched, 'category' | 'state' | 'order'> {
  /** At least one, of `searchWords`. */
  words: readonly string[];
  /** The places behind this one, or from the beginning on. */
  from: Place | null;
  limit: number;
}

/** Places in lectures, the best first. */
interface FoundPlaces {
  places: FoundPlace[];
  /** How many there are of all. */
  total: number;
  /** In how many lectures. */
  lectures: number;
  /** Whether words were taken for others that are a slip away. */
  isForgiven: boolean;
}

interface Dependencies {
  statements: Statements;
  /** For those who change nothing of what is found: it may be some seconds old. */
  publicStatements: Statements;
  access: AccessService;
}

/** Reads in which lectures something is, in their texts and in what is said. */
export class LecturePlaces {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Places where all words are, best first; what is said in a lecture that this person may not watch is one place, and nobody
   * learns at which second.
   */
  async find(actor: Actor, { words, from, limit, ...asked }: Asked): Promise<FoundPlaces> {
    const { statements, publicStatements, access } = this.deps;
    const mayWatchAll = await access.mayWatchAll(actor);
    const searched = actor?.role === Role.ADMIN ? statements : publicStatements;
    const others = await otherWords(searched, words);
    const terms = searchTerms(words, others);
    const { sql, values } = lectureSearch(terms, from, limit, { ...asked, mayWatchAll });
    const rows = await searched.once<Row>(numbered(sql), values);
    return {
      // Without a hit there is one row, with the counts alone.
      places: rows.filter((row): row is FoundPlace => row.key !== null),
      total: rows[0]?.total ?? 0,
      lectures: rows[0]?.lectures ?? 0,
      isForgiven: [...others.keys()].some((word) => !isUnparted(word)),
    };
  }

  /** What is told of places, by them. Those in lectures that went since they were found are left out. */
  async hitsOf(
    places: readonly FoundPlace[],
    words: readonly string[],
  ): Promise<Map<FoundPlace, LectureHit>> {
    const ids = [...new Set(places.map(({ lecture_id }) => lecture_id))];
    const lectures = ids.length === 0 ? [] : await readLectures(this.deps.statements, ids);
    const byId = new Map(lectures.map((lecture) => [lecture.id, lecture]));
    const hits = new Map<FoundPlace, LectureHit>();
    for (const place of places) {
      const lecture = byId.get(place.lecture_id);
      if (lecture) hits.set(place, toHit(place, lecture, words));
    }
    return hits;
  }
}

function toHit(
  { cue_id, is_open, place, words: said }: FoundPlace,
  lecture: LectureRow,
  words: readonly string[],
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
