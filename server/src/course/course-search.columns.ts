/**
 * SQL of the two columns that PostgreSQL keeps of what can be searched in a course. `searchWords` does the same to what
 * people type.
 */

/** SQL of a text in lower case, without accents, ASCII punctuation as spaces: `Café & C++` becomes `cafe   c  `. */
export const folded = (text: string) =>
  `lower(regexp_replace(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-\`{-~]+', ' ', 'g'))`;

const weighted = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', ${folded(text)}), '${weight}')`;

/**
 * What people search a course by, in one text, for words that are like its own. Descriptions are left out: comparing with
 * every word of them would take a hundred times as long.
 */
export const SEARCH_TEXT = `(${folded(`title || ' ' || instructor || ' ' || category`)}) stored`;

/** Its words with their weight: those of the title count most, those of the description least. */
export const SEARCH_VECTOR = `(${[
  weighted('title', 'A'),
  weighted(`instructor || ' ' || category`, 'B'),
  weighted('description', 'C'),
].join(' || ')}) stored`;

/**
 * Samples of all courses, the smallest first, each by the last digits of the random part of their ids, with an index of its own for the
 * words of its courses.
 */
export const SAMPLES = [
  { name: 'courses_search_vector_in_512_index', condition: `right(id::text, 3) < '008'` },
  { name: 'courses_search_vector_in_64_index', condition: `right(id::text, 2) < '04'` },
  { name: 'courses_search_vector_in_8_index', condition: `right(id::text, 1) < '2'` },
];

/** The index of the words of all courses, and one for each sample. */
export const SEARCH_INDEXES = [{ name: 'courses_search_vector_index', condition: '' }, ...SAMPLES].map(
  ({ name, condition }) => ({
    name,
    expression: `create index "${name}" on "courses" using gin (search_vector)${condition && ` where ${condition}`}`,
  }),
);
