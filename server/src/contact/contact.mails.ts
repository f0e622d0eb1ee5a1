import { cut } from '#server/platform/common/cut.ts';
import { greeting, oneLine } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { contactMailTexts } from './contact-mail-texts.ts';

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
