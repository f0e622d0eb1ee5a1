import { textsOf } from './texts/texts.ts';

/** The admins’ page of messages from the contact form. */
export const inboxMessages = textsOf('inbox', {
  failure: {
    updateMessage: 'Failed to change the message',
    loadMessages: 'Failed to load the messages',
    loadReplies: 'Failed to load the replies',
    reply: 'Failed to send the reply',
  },
  loading: {
    reply: 'Sending your reply',
  },
  success: {
    closeMessage: 'Marked as done',
    reopenMessage: 'Message reopened',
    reply: 'Reply sent',
  },
  validation: {
    emptyReply: 'Write a reply first',
  },
  notFound: {
    message: 'This message does not exist',
  },
  /** Title of the page. */
  title: 'Messages',
  /** The label of the choice between open, done and all messages. */
  which: 'Messages to show',
  shows: { open: 'Open', done: 'Done', all: 'All' },
  none: {
    open: {
      title: 'No open messages',
      description: 'Every message is done. New ones come from the contact form.',
    },
    done: {
      title: 'Nothing done yet',
      description: 'Messages that you mark as done are kept here.',
    },
    all: {
      title: 'No messages yet',
      description: 'Messages from the contact page arrive here and by email.',
    },
  },
  /** `date` is when the message was marked as done. */
  doneOn: 'Done {date}',
  answer: 'Reply',
  /** For screen readers: the button above, with the name of the person who wrote the message. */
  answerTo: 'Reply to {name}',
  /** A button that shows the replies to a message. */
  answers: '{count, plural, one {# reply} other {# replies}}',
  answersTo: '{count, plural, one {# reply} other {# replies}} to {name}',
  markDone: 'Mark as done',
  markDoneOf: 'Mark as done: message from {name}',
  reopen: 'Reopen',
  reopenOf: 'Reopen: message from {name}',
  /** The label of the list of replies to a message. */
  thread: 'Replies',
  /** In place of the name of the admin who replied. */
  deletedAccount: 'A deleted account',
  reply: {
    labels: { text: 'Your reply' },
    /** The same label for screen readers. */
    labelTo: 'Your reply to {name}',
    help: 'Sent to {email} by email, with the original message below it.',
    send: 'Send reply',
  },
});
