import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';

/** A mail to one recipient. Plain JSON, because the job queue stores it. */
export interface MailMessage {
  /** A single address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Sender name, used if the configured sender is a bare address. */
  senderName?: string;
  /**
   * Identifies the work that sends this mail. If it is repeated, because its result was lost, both mails have one Message-ID, and
   * receivers show one. Leave it out if the second mail makes a link of the first invalid.
   */
  workId?: string;
  /** Recipient of replies, if not the sender. */
  replyTo?: { name: string; address: string };
}

/** Sends mail. `send` resolves when the mail is accepted for delivery and rejects otherwise. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}

/** The browsers' definition, which allows `operator@localhost`. */
const oneAddress = z.email({ pattern: z.regexes.html5Email });

/** Returns a Message-ID (RFC 5322, 3.6.4) that depends on these texts, at the domain of the sender. */
function messageIdOf(from: string, texts: string[]): string {
  const [, domain = 'localhost'] = /@([^@>\s]+)>?\s*$/.exec(from) ?? [];
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);
  return `<${digest}@${domain}>`;
}

/** Whether a sender is `Name <address>` and not a bare address. */
const hasName = (sender: string) => sender.includes('<');

/**
 * Converts a message for nodemailer. All adapters send exactly this. Throws unless each address is a single bare
 * address: nodemailer would parse a list there and accept nearly any text. It folds line breaks in the subject and
 * encodes names itself.
 */
export function outgoingMail(from: string, message: MailMessage): SendMailOptions {
  const { to, senderName, subject, text, html, replyTo, workId } = message;
  for (const address of [to, ...(replyTo ? [replyTo.address] : [])]) {
    if (!oneAddress.safeParse(address).success) throw new Error('A mail goes to exactly one bare address');
  }
  return {
    from: senderName && !hasName(from) ? { name: senderName, address: from.trim() } : from,
    to: { name: '', address: to },
    replyTo,
    // Without one, nodemailer creates a random one.
    messageId: workId === undefined ? undefined : messageIdOf(from, [workId, to, subject]),
    subject,
    text,
    html,
    // Keeps out-of-office assistants from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
