/** What the first page says to those who are logged in. */
export const homeTexts = {
  /** Beside how many there are. */
  waiting: {
    paymentProblems: 'Payments that need attention',
    messages: 'Messages to be answered',
    drafts: 'Courses that are not published yet',
    nothing: 'Nothing waits for you.',
  },
} as const;
