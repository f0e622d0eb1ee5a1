/** Lengths count characters (code points), sizes count bytes. */
export const contactLimits = {
  contactMessage: { max: 5000 },
  contactReply: { max: 5000 },
} as const;

/** Notices and errors about the contact form; those of section 5 and 9 are the specification's, to the letter. */
export const contactMessages = {
  failure: {
    contact: 'Failed to submit the form',
    updateMessage: 'Failed to change the message',
    loadMessages: 'Failed to load the messages',
    loadReplies: 'Failed to load the answers',
    reply: 'Failed to send the answer',
  },
  loading: {
    contact: 'Sending your message',
    reply: 'Sending your answer',
  },
  success: {
    contact: 'Form Submitted Successfully',
    closeMessage: 'Marked as done',
    reopenMessage: 'Open again',
    reply: 'Answer sent',
  },
  validation: {
    contactFieldsMandatory: 'All fields are mandatory',
    contactEmail: 'Invalid Email',
    emptyReply: 'Write an answer first',
  },
  notFound: {
    message: 'This message does not exist',
  },
} as const;
