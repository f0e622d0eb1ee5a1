import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';

/** One mail to one person. Plain JSON: it travels through the job queue. */
export interface MailMessage {
  /** One bare address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stands beside the sender's address, when that has no name of its own. */
  senderName?: string;
  /** Who gets the answer to it, when that is not the sender. */
  replyTo?: { name: string; address: string };
}

/** Sends mail. `send` resolves once the mail is handed over for good, and rejects when it is not. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}

/** As browsers judge it, so that `operator@localhost` is one, too. */
const oneAddress = z.email({ pattern: z.regexes.html5Email });

/** Whether a sender is `Name <address>` and not a bare address. */
const hasName = (sender: string) => sender.includes('<');

/**
 * The message as nodemailer takes it; every adapter sends exactly this. Throws when an address is not one bare one:
 * nodemailer would read a list there, and make some address of nearly anything. Line breaks in the subject it folds
 * itself, and names it encodes.
 */
export function outgoingMail(from: string, message: MailMessage): SendMailOptions {
  const { to, senderName, subject, text, html, replyTo } = message;
  for (const address of [to, ...(replyTo ? [replyTo.address] : [])]) {
    if (!oneAddress.safeParse(address).success) throw new Error('A mail goes to exactly one bare address');
  }
  return {
    from: senderName && !hasName(from) ? { name: senderName, address: from.trim() } : from,
    to: { name: '', address: to },
    replyTo,
    subject,
    text,
    html,
    // Keeps out-of-office assistants from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
