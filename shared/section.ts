import { textsOf } from './texts/texts.ts';

/** Lengths in characters (code points). `perCourse` is the maximum number of sections of a course. */
export const sectionLimits = {
  title: { max: 120 },
  summary: { max: 500 },
  perCourse: 200,
} as const;

/** Notices and errors about the sections of a course. */
export const sectionMessages = textsOf('section', {
  validation: {
    title: 'Enter a title',
    tooMany: 'A course has at most {max, number} sections',
  },
  notFound: {
    section: 'This section no longer exists. Reload the page',
  },
  conflict: {
    sectionChanged:
      'Another admin changed this section while you were editing. Your changes are not saved yet',
  },
});
