import { texts } from './texts/statistics/en.ts';
import { textsOf } from './texts/texts.ts';

/** What the statistics say. */
export const statisticsTexts = textsOf('statistics', texts);

/** How their figures are counted. */
export const { definition: definitions } = statisticsTexts;
