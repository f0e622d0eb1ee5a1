import { textsOf } from './texts/texts.ts';

/** What admins read of the messages that came by the contact form. */
export const inboxMessages = textsOf('inbox', {
  failure: {
    updateMessage: 'Failed to change the message',
    loadMessages: 'Failed to load the messages',
    loadReplies: 'Failed to load the answers',
    reply: 'Failed to send the answer',
  },
  loading: {
    reply: 'Sending your answer',
  },
  success: {
    closeMessage: 'Marked as done',
    reopenMessage: 'Open again',
    reply: 'Answer sent',
  },
  validation: {
    emptyReply: 'Write an answer first',
  },
  notFound: {
    message: 'This message does not exist',
  },
  /** What people wrote on the contact page, for admins. */
  title: 'Messages',
  /** Names the choice between messages that are open, done or all. */
  which: 'Which messages',
  shows: { open: 'Open', done: 'Done', all: 'All' },
  none: {
    open: {
      title: 'Nothing to answer',
      description: 'Every message was seen to. New ones come from the contact form.',
    },
    done: {
      title: 'Nothing is done yet',
      description: 'Messages that you mark as done are kept here.',
    },
    all: {
      title: 'No messages yet',
      description: 'What people write on the contact page arrives here, and in your mail.',
    },
  },
  doneOn: 'Done {date}',
  answer: 'Answer',
  /** Buttons with the name of who wrote, for those who hear them. */
  answerTo: 'Answer {name}',
  /** A button that shows what was answered. */
  answers: '{count, plural, one {# answer} other {# answers}}',
  answersTo: '{count, plural, one {# answer} other {# answers}}, to {name}',
  markDone: 'Mark as done',
  markDoneOf: 'Mark as done: message of {name}',
  reopen: 'Reopen',
  reopenOf: 'Reopen: message of {name}',
  /** A list of what was answered to a message. */
  thread: 'Answers',
  /** Instead of the name of who answered. */
  deletedAccount: 'A deleted account',
  reply: {
    labels: { text: 'Your answer' },
    /** The same for those who hear it. */
    labelTo: 'Your answer to {name}',
    help: 'Goes to {email} by mail, with their message below it.',
    send: 'Send answer',
  },
});
