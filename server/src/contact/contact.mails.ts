import { cut } from '#shared/cut.ts';
import { greeting, oneLine } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { contactMailTexts } from './contact-mail-texts.ts';

/** Mail programs show about this many characters beside the subject. */
const PREHEADER_LENGTH = 140;

interface ReceivedMessage {
  school: Letterhead;
  name: string;
  email: string;
  message: string;
  /** Address of the admin page of messages. */
  inboxUrl: string;
}

/** Mail to the school with the message. A reply to it goes to the sender. */
export function contactMessageMail({ school, name, email, message, inboxUrl }: ReceivedMessage): MailContent {
  const sender = oneLine(name);
  const { received } = contactMailTexts;
  return {
    ...composeMail(school, () => ({
      subject: received.subject({ sender }),
      preheader: cut(oneLine(message), PREHEADER_LENGTH),
      greeting: mailTexts.hello,
      paragraphs: [received.paragraph],
      facts: [
        { label: received.name, value: sender },
        { label: received.email, value: email },
      ],
      quote: message,
      action: { label: received.action, url: inboxUrl },
      reason: received.reason({ school: school.name }),
    })),
    replyTo: { name: sender, address: email },
  };
}

/**
 * Mail to the sender. The address in the form may belong to another person, so the mail repeats nothing of what was typed.
 * Otherwise the form could be used for spam.
 */
export function acknowledgementMail({
  school,
  coursesUrl,
}: {
  school: Letterhead;
  coursesUrl: string;
}): MailContent {
  const { acknowledgement } = contactMailTexts;
  return composeMail(school, () => ({
    subject: acknowledgement.subject,
    preheader: acknowledgement.preheader,
    greeting: mailTexts.hello,
    paragraphs: [acknowledgement.paragraph({ school: school.name })],
    action: { label: acknowledgement.action, url: coursesUrl },
    reason: acknowledgement.reason({ school: school.name }),
  }));
}

interface SentReply {
  school: Letterhead;
  /** Name of the sender of the message. */
  name: string;
  message: string;
  reply: string;
  /** Bare email address for replies to this mail. */
  operator: string;
  contactUrl: string;
}

/** Mail to the sender with the reply of an admin above the message. */
export function replyMail({ school, name, message, reply, operator, contactUrl }: SentReply): MailContent {
  const texts = contactMailTexts.reply;
  return {
    ...composeMail(school, () => ({
      subject: texts.subject({ school: school.name }),
      preheader: cut(oneLine(reply), PREHEADER_LENGTH),
      greeting: greeting(name),
      paragraphs: reply.split(/[\r\n]+/).filter((line) => line.trim() !== ''),
      quote: message,
      action: { label: texts.action, url: contactUrl },
      reason: texts.reason({ school: school.name }),
    })),
    replyTo: { name: school.name, address: operator },
  };
}
