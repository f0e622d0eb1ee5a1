import { oneLine } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';

interface ReceivedMessage {
  name: string;
  email: string;
  message: string;
  /** Admins' page of messages. */
  inboxUrl: string;
}

/** To whoever runs the school: the message itself. Answering it answers the sender. */
export function contactMessageMail({ name, email, message, inboxUrl }: ReceivedMessage): MailContent {
  const sender = oneLine(name);
  return {
    ...composeMail({
      subject: `Message from ${sender}`,
      preheader: oneLine(message).slice(0, 140),
      greeting: 'Hello,',
      paragraphs: ['Somebody wrote to you by the contact form. Answer this mail to answer them.'],
      facts: [
        { label: 'Name', value: sender },
        { label: 'Email', value: email },
      ],
      quote: message,
      action: { label: 'Open the messages', url: inboxUrl },
      reason: 'You get this mail because messages from the contact form of Lectern go to this address.',
    }),
    replyTo: { name: sender, address: email },
  };
}

/**
 * To the sender. Anyone can write a stranger's address into the form, so the mail repeats nothing of what was typed:
 * nobody can say anything through it.
 */
export function acknowledgementMail({ coursesUrl }: { coursesUrl: string }): MailContent {
  return composeMail({
    subject: 'We got your message',
    preheader: 'Thank you for writing. A person will read it and answer you here.',
    greeting: 'Hello,',
    paragraphs: [
      'Thank you for writing to Lectern. Your message has arrived; a person will read it and answer to this address.',
    ],
    action: { label: 'Explore courses', url: coursesUrl },
    reason:
      'You get this mail because this address was given in the contact form of Lectern. If that was not you, you need not do anything.',
  });
}
