import { isUnparted } from '#shared/search-words.ts';
import { Role } from '#shared/roles.ts';
import type { AccessService } from '#server/access/access.service.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids } from '#server/platform/db/read.ts';
import { numbered, type Statements } from '#server/platform/db/statements.ts';
import { LectureKind } from '#server/lecture/lecture.entity.ts';
import { readLectures, type LectureRow } from '#server/lecture/lecture-rows.ts';
import { excerptOf } from './excerpt.ts';
import { LectureHitKind, type LectureHit } from './lecture-hit.type.ts';
import { lectureSearch, type Place, type Searched } from './lecture-search.sql.ts';
import { otherWords } from './other-words.ts';
import { searchTerms } from './search-terms.ts';

const WORDS = read({ ids: uuids }, ({ ids }) =>
  db.selectFrom('lectureTexts').where('lectureId', '=', anyOf(ids)).select(['lectureId', 'words']),
);

interface Row {
  total: number;
  lectures: number;
  key: number | null;
  lecture_id: string;
  course_id: string;
  /** Sort key of the course. Null when sorted by relevance. */
  course_key: string | number | null;
  place: number;
  cue_id: string | null;
  /** The name of a file that matches. Null for other hits. */
  file_name: string | null;
  /** Whether the caller may watch or read the lecture. */
  is_open: boolean;
  words: string | null;
}

/** A search hit. */
export type FoundPlace = Row & { key: number };

interface Asked extends Pick<Searched, 'category' | 'state' | 'order'> {
  /** At least one, from `searchWords`. */
  words: readonly string[];
  /** The hit after which the page starts. Null for the first page. */
  from: Place | null;
  limit: number;
}

/** Search hits in lectures, best first. */
interface FoundPlaces {
  places: FoundPlace[];
  /** Total number of hits. */
  total: number;
  /** Number of lectures with hits. */
  lectures: number;
  /** Whether misspelt words were replaced by similar ones. */
  isForgiven: boolean;
}

interface Dependencies {
  statements: Statements;
  /** For callers who cannot edit the results. It may be some seconds behind. */
  publicStatements: Statements;
  access: AccessService;
}

/** Searches the texts, spoken words and file names of lectures. */
export class LecturePlaces {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Returns hits that contain all words, best first. The spoken hits of a lecture that the caller may not watch are
   * merged into one, which does not reveal when the words are spoken.
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
      // Without hits, one row still carries the counts.
      places: rows.filter((row): row is FoundPlace => row.key !== null),
      total: rows[0]?.total ?? 0,
      lectures: rows[0]?.lectures ?? 0,
      isForgiven: [...others.keys()].some((word) => !isUnparted(word)),
    };
  }

  /** Loads the details of hits. Hits in lectures that were deleted meanwhile are left out. */
  async hitsOf(
    places: readonly FoundPlace[],
    words: readonly string[],
  ): Promise<Map<FoundPlace, LectureHit>> {
    const ids = [...new Set(places.map(({ lecture_id }) => lecture_id))];
    const lectures = ids.length === 0 ? [] : await readLectures(this.deps.statements, ids);
    const texts = await this.textsOf(places, lectures);
    const byId = new Map(lectures.map((lecture) => [lecture.id, lecture]));
    const hits = new Map<FoundPlace, LectureHit>();
    for (const place of places) {
      const lecture = byId.get(place.lecture_id);
      if (lecture) hits.set(place, toHit(place, lecture, words, texts.get(lecture.id)));
    }
    return hits;
  }

  /** The words of the texts among these lectures that the caller may read, by lecture id. */
  private async textsOf(
    places: readonly FoundPlace[],
    lectures: readonly LectureRow[],
  ): Promise<Map<string, string>> {
    const open = new Set(places.filter(({ is_open }) => is_open).map(({ lecture_id }) => lecture_id));
    const ids = lectures
      .filter(({ id, kind }) => kind === LectureKind.TEXT && open.has(id))
      .map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await this.deps.statements.all(WORDS, { ids });
    return new Map(rows.map(({ lectureId, words }) => [lectureId, words]));
  }
}

function toHit(
  { cue_id, file_name, is_open, place, words: said }: FoundPlace,
  lecture: LectureRow,
  words: readonly string[],
  article?: string,
): LectureHit {
  if (file_name !== null) {
    const id = `${lecture.id}-file-${words.join('-')}`;
    return { id, lecture, kind: LectureHitKind.FILE, second: null, words: file_name };
  }
  if (cue_id === null) {
    const excerpt = excerptOf(article ?? lecture.description, words);
    // The excerpt depends on the search, so each search needs its own id.
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
