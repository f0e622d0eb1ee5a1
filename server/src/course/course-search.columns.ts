import { folded } from '#server/platform/db/folded.ts';

/**
 * SQL of the two generated columns with the searchable text of a course. `searchWords` folds search texts in the same
 * way.
 */

const weighted = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', ${folded(text)}), '${weight}')`;

/**
 * Title, instructor and category in one text, for finding similar words. Descriptions are left out: comparing with
 * all their words would take a hundred times as long.
 */
export const SEARCH_TEXT = `(${folded(`title || ' ' || instructor || ' ' || category`)}) stored`;

/** The words of a course with their weights: words of the title count most, words of the description least. */
export const SEARCH_VECTOR = `(${[
  weighted('title', 'A'),
  weighted(`instructor || ' ' || category`, 'B'),
  weighted('description', 'C'),
].join(' || ')}) stored`;

/**
 * Samples of all courses, the smallest first. Each is selected by the last digits of the random part of the ids, and has its own
 * index of the words of its courses.
 */
export const SAMPLES = [
  { name: 'courses_search_vector_in_512_index', condition: `right(id::text, 3) < '008'` },
  { name: 'courses_search_vector_in_64_index', condition: `right(id::text, 2) < '04'` },
  { name: 'courses_search_vector_in_8_index', condition: `right(id::text, 1) < '2'` },
];

/** The word index of all courses, and one for each sample. */
export const SEARCH_INDEXES = [{ name: 'courses_search_vector_index', condition: '' }, ...SAMPLES].map(
  ({ name, condition }) => ({
    name,
    expression: `create index "${name}" on "courses" using gin (search_vector)${condition && ` where ${condition}`}`,
  }),
);
