import { textsOf } from './texts.ts';

/** The page for developers, around the guide to the APIs. */
export const developerTexts = textsOf('developers', {
  heading: 'Developers',
  intro:
    'Your programs can do everything that the school’s pages do. Create a token, then run the calls below as they are.',
  makeToken: 'Create a token',
  restReference: 'REST reference',
  /** Proper names: a format for API descriptions, and a program. */
  openApi: 'OpenAPI',
  graphiql: 'GraphiQL',
  contents: 'On this page',
  /** Sample search terms. The guide itself is in English. */
  searchHint: 'token, cursor, 429 …',
  partsFound: 'Sections found: {count, number}',
  nothingFound: 'No section contains all these words',
  sample: {
    /** A command for a terminal. */
    command: 'Command',
    /** The response of the server. */
    answer: 'Response',
    other: 'Example',
    copy: 'Copy',
    /** The label of the button `Copy`. `start` is the beginning of the sample. */
    copyNamed: 'Copy: {start}',
  },
});
