import { textsOf } from './texts/texts.ts';

/** The names of pages, and what error pages say. */
export const pagesTexts = textsOf('pages', {
  /** The name of a page in its browser tab, its heading and search results. */
  names: {
    courses: 'All Courses',
    about: 'About Us',
    contact: 'Contact Us',
    /** The page on which a consumer cancels a contract, and the link to it: § 312k BGB, L215-1-1 Code de la consommation. */
    cancel: 'Cancel contracts here',
    /** The page on which a consumer withdraws from a contract, and the link to it: Article 11a of Directive 2011/83/EU. */
    withdraw: 'Withdraw from contract here',
    certificate: 'Verify a certificate',
    login: 'Login',
    lectures: 'Lectures',
    notFound: '404 Page not found',
    denied: '403 Access denied',
    /** The heading of a page that crashed or could not be fetched. */
    broken: 'This page cannot be shown',
    /** The name of a page while the session is being checked. */
    account: 'Your account',
  },
  /** In the title of the home page, after the name of the school. */
  subtitle: 'Video courses by industry experts',
  notFound: 'There is nothing at this address. It may have moved, or the link may be wrong.',
  denied: 'Your account does not have access to this page.',
  /** Leads to the previous page. */
  goBack: 'Go Back',
});

/** The names of the pages that are the same for everyone. */
export const pageNames = pagesTexts.names;

/**
 * Returns the title of a page for its browser tab, its bookmark and search results.
 *
 * @param school the name of the school, empty while it is unknown.
 */
export const documentTitle = (page: string, school: string): string => joined(page, school);

/** Returns the title of the home page, which has no name of its own. */
export const homeTitle = (school: string): string => joined(school, pagesTexts.subtitle);

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');
