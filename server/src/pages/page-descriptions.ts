/** What search engines show of the pages that are the same for everybody. */
export const pageDescriptions = {
  home: 'Video courses taught by people who do the work. One yearly subscription opens all of them, and the new ones too.',
  courses:
    'Every video course of the school, by title, topic or instructor. One yearly subscription opens all of them.',
  about: 'Who teaches here, and why: the people behind the video courses.',
  contact: 'Write to the people who run the school.',
  certificate: 'Check whether a certificate of a completed course is genuine.',
} as const;
