import type { SendMailOptions } from 'nodemailer';
import { z } from 'zod';

/** One mail to one person. Plain JSON: it travels through the job queue. */
export interface MailMessage {
  /** One bare address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. `send` resolves once the mail is handed over for good, and rejects when it is not. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
}

const oneAddress = z.email();

/**
 * The message as nodemailer takes it; every adapter sends exactly this. Throws when `to` is not one bare address:
 * nodemailer would read a list there, and make some address of nearly anything. Line breaks in the subject it folds itself.
 */
export function outgoingMail(from: string, message: MailMessage): SendMailOptions {
  const { to, subject, text, html } = message;
  if (!oneAddress.safeParse(to).success) throw new Error('A mail goes to exactly one bare address');
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Keeps out-of-office assistants from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
