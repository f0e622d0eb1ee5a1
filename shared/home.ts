/** What the first page says to those who are logged in. */
export const homeTexts = {
  /** Beside how many there are. */
  waiting: {
    paymentProblems: 'Payments that need attention',
    messages: 'Messages to be answered',
    drafts: 'Courses that are not published yet',
    /** Before the title of the course where to begin. */
    failedLectures: 'Lectures whose video failed, first of all in',
    draftLectures: 'Drafts of lectures in published courses, first of all in',
    nothing: 'Nothing waits for you.',
  },
} as const;
