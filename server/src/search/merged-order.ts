import { FORGIVING_FROM, isUnparted } from '#shared/search-words.ts';

/**
 * Ranks courses and lectures in one list: exact matches before similar words. Exact matches rank in this order: courses
 * that match in their title, category or instructor; lectures that match in their title; courses, then lectures that
 * match in their description; lectures that match in their text; lectures that match in spoken words.
 */

/** The sort key of a course or lecture. Keys compare element by element, texts by their bytes. */
export type Standing = readonly (string | number)[];

export function compareStandings(one: Standing, other: Standing): number {
  for (const [index, value] of one.entries()) {
    const difference = compareValues(value, other[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareValues(one: string | number, other: string | number | undefined): number {
  if (typeof one === 'number') return one - Number(other);
  return Buffer.compare(Buffer.from(one), Buffer.from(String(other)));
}

/** What `RELEVANCE` gives for each contained word that is long enough to be misspelt. */
const A_WORD = 4;

/** Below every course that contains the words outside its description, and above most others. */
const LECTURE_TITLE = 4.22;
const LECTURE_TITLES_REACH = 0.15;

/** The score of the best lecture: the words in its title, the best text rank, and frequently spoken. */
const BEST_LECTURE = 6;

/**
 * @param relevance Of `RELEVANCE`: 4 for each contained word, less for a similar one, and up to 2 for the positions of
 * all.
 */
export function scoreOfCourse(relevance: number, words: readonly string[]): number {
  const forgiving = words.filter((word) => !isUnparted(word) && Array.from(word).length >= FORGIVING_FROM);
  const whole = A_WORD * forgiving.length;
  if (relevance >= whole) return A_WORD + (relevance - whole);
  return (relevance / whole - 1) / 2;
}

/**
 * @param score Of `lectureSearch`: at least 4 with all words in the title, at least 2 with all in title and
 * description, at least 1 with all in the text, less than 1 if they are only spoken.
 * @param isForgiven Whether misspelt words were replaced by similar ones.
 */
export function scoreOfLecture(score: number, isForgiven: boolean): number {
  if (isForgiven) return (score / BEST_LECTURE - 2) / 2;
  if (score < A_WORD) return score;
  return LECTURE_TITLE + ((score - A_WORD) / (BEST_LECTURE - A_WORD)) * LECTURE_TITLES_REACH;
}
