import { composeMail, type MailContent } from './mail-layout.ts';

/**
 * Greets by name, on one line. Anyone can sign up with a stranger's address, and mail programs make links of whatever
 * looks like an address: such a name is left out, so that nobody advertises through our mail.
 */
function greeting(fullName: string): string {
  const name = fullName.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  return name === '' || /[:/@]|\.\p{L}{2}/u.test(name) ? 'Hello,' : `Hello ${name},`;
}

/** Sent once, when an account is made. */
export function welcomeMail({ fullName, coursesUrl }: { fullName: string; coursesUrl: string }): MailContent {
  return composeMail({
    subject: 'Welcome to Lectern',
    greeting: greeting(fullName),
    paragraphs: [
      'Your account is ready. Look around and pick a course you would enjoy.',
      'With a yearly subscription you can watch every lecture of every course, new ones included.',
    ],
    action: { label: 'Explore courses', url: coursesUrl },
    reason: 'You get this mail because this address was used to sign up at Lectern.',
  });
}
