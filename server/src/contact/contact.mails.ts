import { cut } from '#server/platform/common/cut.ts';
import { greeting, oneLine } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';

/** As much of a text as programs show of a mail beside its subject. */
const PREHEADER_LENGTH = 140;

interface ReceivedMessage {
  school: Letterhead;
  name: string;
  email: string;
  message: string;
  /** Admins' page of messages. */
  inboxUrl: string;
}

/** To whoever runs the school: the message itself. Answering it answers the sender. */
export function contactMessageMail({ school, name, email, message, inboxUrl }: ReceivedMessage): MailContent {
  const sender = oneLine(name);
  return {
    ...composeMail({
      school,
      subject: `Message from ${sender}`,
      preheader: cut(oneLine(message), PREHEADER_LENGTH),
      greeting: 'Hello,',
      paragraphs: ['Somebody wrote to you by the contact form. Answer this mail to answer them.'],
      facts: [
        { label: 'Name', value: sender },
        { label: 'Email', value: email },
      ],
      quote: message,
      action: { label: 'Open the messages', url: inboxUrl },
      reason: `You get this mail because messages from the contact form of ${school.name} go to this address.`,
    }),
    replyTo: { name: sender, address: email },
  };
}

/**
 * To the sender. Anyone can write a stranger's address into the form, so the mail repeats nothing of what was typed:
 * nobody can say anything through it.
 */
export function acknowledgementMail({
  school,
  coursesUrl,
}: {
  school: Letterhead;
  coursesUrl: string;
}): MailContent {
  return composeMail({
    school,
    subject: 'We got your message',
    preheader: 'Thank you for writing. A person will read it and answer you here.',
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for writing to ${school.name}. Your message has arrived; a person will read it and answer to this address.`,
    ],
    action: { label: 'Explore courses', url: coursesUrl },
    reason: `You get this mail because this address was given in the contact form of ${school.name}. If that was not you, you need not do anything.`,
  });
}

interface SentReply {
  school: Letterhead;
  /** Of whoever wrote the message. */
  name: string;
  message: string;
  reply: string;
  /** Bare mail address that answers to this mail go to. */
  operator: string;
  contactUrl: string;
}

/** To the sender: what an admin answered, above what they wrote. */
export function replyMail({ school, name, message, reply, operator, contactUrl }: SentReply): MailContent {
  return {
    ...composeMail({
      school,
      subject: `${school.name} answered your message`,
      preheader: cut(oneLine(reply), PREHEADER_LENGTH),
      greeting: greeting(name),
      paragraphs: reply.split(/[\r\n]+/).filter((line) => line.trim() !== ''),
      quote: message,
      action: { label: 'Write to us again', url: contactUrl },
      reason: `You get this mail because you wrote to ${school.name}. Answer it to write back.`,
    }),
    replyTo: { name: school.name, address: operator },
  };
}
