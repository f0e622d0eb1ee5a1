/**
 * What a page's tab, its bookmark and a search engine's list call it.
 *
 * @param school its name; empty where that is not known yet.
 */
export const documentTitle = (page: string, school: string): string => joined(page, school);

/** The same of the first page, which has no name but the school's. */
export const homeTitle = (school: string): string => joined(school, schoolSubtitle);

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ');

/** What the pages that are the same for everybody call themselves. */
export const pageNames = {
  courses: 'All Courses',
  about: 'About Us',
  contact: 'Contact Us',
  certificate: 'Verify a certificate',
  login: 'Login',
  lectures: 'Lectures',
  notFound: '404 Page not found',
} as const;

/** What the first page says of the school beside its name. */
export const schoolSubtitle = 'Video courses by industry experts';
