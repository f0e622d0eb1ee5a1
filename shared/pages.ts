/** What a page's tab, its bookmark and a search engine's list call it. */
export const documentTitle = (page: string): string => `${page} · Lectern`;

/** What the pages that are the same for everybody call themselves, and what search engines show of them. */
export const pageTexts = {
  home: {
    name: 'Lectern',
    title: 'Lectern · Video courses by industry experts',
    description:
      'Video courses taught by people who do the work. One yearly subscription opens all of them, and the new ones too.',
  },
  courses: {
    name: 'All Courses',
    description:
      'Every video course of the school, by title, topic or instructor. One yearly subscription opens all of them.',
  },
  about: {
    name: 'About Us',
    description: 'Who teaches here, and why: the people behind the video courses.',
  },
  contact: {
    name: 'Contact Us',
    description: 'Write to the people who run the school.',
  },
  certificate: {
    name: 'Verify a certificate',
    description: 'Check whether a certificate of a completed course is genuine.',
  },
  lectures: { name: 'Lectures' },
  notFound: { name: '404 Page not found' },
} as const;
