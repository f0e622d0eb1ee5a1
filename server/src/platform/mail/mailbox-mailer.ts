import type { SendMailOptions } from 'nodemailer';
import { type Mailer, outgoingMail } from './mailer.ts';

interface MailboxMailerOptions {
  /** Sender of every mail: `Name <address>`, or a bare address that each mail combines with its own sender name. */
  from: string;
  /** Resolves when the mailbox has stored the mail. */
  deliver: (mail: SendMailOptions) => Promise<void>;
}

/** Delivers mails to the local mailbox instead of a mail server. */
export function createMailboxMailer({ from, deliver }: MailboxMailerOptions): Mailer {
  return {
    async send(message) {
      await deliver(outgoingMail(from, message));
    },
  };
}
