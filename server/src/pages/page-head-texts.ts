import { texts } from '#shared/texts/page-head/en.ts';
import { textsOf } from '#shared/texts/texts.ts';

/** What heads of pages say, and the feed of new courses. */
export const pageHeadTexts = textsOf('page-head', texts);
