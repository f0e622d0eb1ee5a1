import { FORGIVING_FROM, isUnparted } from '#shared/search-words.ts';

/**
 * One order for courses and lectures: what has the words themselves comes before what has words like them. Of the first, courses
 * with them in their title, their category or the name of who teaches come first, then lectures with them in their title, courses that
 * describe them, lectures that do, and those where they are said.
 */

/** Where a course or a lecture stands: by numbers, or texts by their bytes, the first that differs. */
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

/** What `RELEVANCE` gives for each word that a course has, of those that might be misspelt. */
const A_WORD = 4;

/** Below every course that has the words elsewhere than in its description, and above most others. */
const LECTURE_TITLE = 4.22;
const LECTURE_TITLES_REACH = 0.15;

/** Of the best lecture: the words in its title, how well they fit, and said all the time. */
const BEST_LECTURE = 6;

/** @param relevance of `RELEVANCE`: 4 for each word that the course has, less for one like it, and up to 2 for the places of all. */
export function scoreOfCourse(relevance: number, words: readonly string[]): number {
  const forgiving = words.filter((word) => !isUnparted(word) && Array.from(word).length >= FORGIVING_FROM);
  const whole = A_WORD * forgiving.length;
  if (relevance >= whole) return A_WORD + (relevance - whole);
  return (relevance / whole - 1) / 2;
}

/**
 * @param score of `lectureSearch`: 4 and more with all words in the title, 2 and more with them in title and description together, less
 * than 1 where they are said.
 * @param isForgiven whether words were taken for others.
 */
export function scoreOfLecture(score: number, isForgiven: boolean): number {
  if (isForgiven) return (score / BEST_LECTURE - 2) / 2;
  if (score < A_WORD) return score;
  return LECTURE_TITLE + ((score - A_WORD) / (BEST_LECTURE - A_WORD)) * LECTURE_TITLES_REACH;
}
