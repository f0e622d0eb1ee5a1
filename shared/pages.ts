import { textsOf } from './texts/texts.ts';

/** What pages say of themselves that many have. */
export const pagesTexts = textsOf('pages', {
  /** What a page is called in its tab, its heading and a search engine's list. */
  names: {
    courses: 'All Courses',
    about: 'About Us',
    contact: 'Contact Us',
    certificate: 'Verify a certificate',
    login: 'Login',
    lectures: 'Lectures',
    notFound: '404 Page not found',
    denied: '403 Access denied',
    /** Stands for a page that broke or could not be fetched. */
    broken: 'This page cannot be shown',
    /** While it is not known who somebody is. */
    account: 'Your account',
  },
  /** What the first page says of the school beside its name. */
  subtitle: 'Video courses by industry experts',
  notFound: 'There is nothing at this address. It may have moved, or the link may be wrong.',
  denied: 'Your account does not open this page.',
  /** To the page before. */
  goBack: 'Go Back',
});

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
