import { textsOf } from './texts.ts';

/** What the page for integrators says around its guide. */
export const developerTexts = textsOf('developers', {
  heading: 'Developers',
  intro:
    'Everything that the school’s pages do, a program can do too. Begin with a token, then run the calls below as they stand.',
  makeToken: 'Make a token',
  restReference: 'REST reference',
  /** Names of two programs. */
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'On this page',
  /** What may be typed into the search of the guide; the guide itself is in English. */
  searchHint: 'token, cursor, 429 …',
  partsFound: 'Parts found: {count, number}',
  nothingFound: 'Nothing in the guide has all these words',
  sample: {
    /** What is typed into a terminal. */
    command: 'Command',
    /** What comes back. */
    answer: 'Answer',
    other: 'Sample',
    copy: 'Copy',
    /** With how the sample begins. */
    copyNamed: 'Copy: {start}',
  },
});
