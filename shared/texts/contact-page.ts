import { textsOf } from './texts.ts';

/** Texts of the contact page. */
export const contactPageTexts = textsOf('contact-page', {
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  send: 'Send message',
  sent: {
    title: 'Thank you, your message has arrived',
    description:
      'A person will read it and reply to {email}. A confirmation email is on its way. If it does not arrive, check the address for typos.',
    courses: 'Explore Courses',
    another: 'Send another message',
  },
  /** The most frequent questions, beside the form. The tags are links. */
  answers: {
    title: 'Quick answers',
    login: 'Cannot log in?',
    newPassword: 'We email you a link to <link>choose a new password</link>.',
    cancelling: 'Want to cancel, or need a receipt?',
    profile: 'Both are on <link>your profile</link>. It shows your refund before you decide.',
    trying: 'Want to try a course first?',
    courses:
      '<link>Every course</link> shows its outline, and some lectures are free to watch without an account.',
    mail: 'Prefer email?',
    address: 'It reaches the same people: <link>{address}</link>',
  },
});
