/** SQL of a text in lower case, without accents, with ASCII punctuation as spaces: `Café & C++` becomes `cafe   c  `. */
export const folded = (text: string) =>
  `lower(regexp_replace(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-\`{-~]+', ' ', 'g'))`;

/** SQL of a text for sorting: without regard to case and accents, in the same way on every database. */
export const sortable = (text: string) => `(${folded(text)} collate "C")`;
