/** What people are told about an examination of the school. */
export const doctorMessages = {
  failure: {
    loadHealth: 'Failed to look at the school',
    sendTestMail: 'Failed to send a mail',
  },
} as const;
