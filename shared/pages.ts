import { texts } from './texts/pages/en.ts';
import { textsOf } from './texts/texts.ts';

/** What pages say of themselves that many have. */
export const pagesTexts = textsOf('pages', texts);

/** What the pages that are the same for everybody call themselves. */
export const pageNames = pagesTexts.names;

/**
 * What a page's tab, its bookmark and a search engine's list call it.
 *
 * @param school its name; empty where that is not known yet.
 */
export const documentTitle = (page: string, school: string): string => joined(page, school);

/** The same of the first page, which has no name but the school's. */
export const homeTitle = (school: string): string => joined(school, pagesTexts.subtitle);

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');
