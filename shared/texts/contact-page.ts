import { textsOf } from './texts.ts';

/** What the page says on which anybody writes to the school. */
export const contactPageTexts = textsOf('contact-page', {
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  send: 'Send message',
  sent: {
    title: 'Thank you, your message has arrived',
    description:
      'A person reads it and answers to {email}. A mail to confirm that is on its way; if it does not come, check the address for a slip.',
    courses: 'Explore Courses',
    another: 'Send another message',
  },
  /** What is asked most, for those who need not write then. The tags are links. */
  answers: {
    title: 'Quick answers',
    login: 'Cannot log in?',
    newPassword: 'We mail you a link to <link>choose a new password</link>.',
    cancelling: 'Cancelling, or need a receipt?',
    profile: 'Both are on <link>your profile</link>, with what you get back before you decide.',
    trying: 'Want to try a course first?',
    courses:
      '<link>Every course</link> shows its outline, and some lectures are free to watch without an account.',
    mail: 'Rather write a mail?',
    address: 'It reaches the same people: <link>{address}</link>',
  },
});
