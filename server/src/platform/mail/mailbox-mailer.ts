import type { SendMailOptions } from 'nodemailer';
import { type Mailer, outgoingMail } from './mailer.ts';

interface MailboxMailerOptions {
  /** Sender of every mail: `Name <address>`, or a bare address, beside which each mail puts its own name. */
  from: string;
  /** Resolves once the mailbox keeps the mail. */
  deliver: (mail: SendMailOptions) => Promise<void>;
}

/** Puts mails into a mailbox of ours, in the place of a mail server. */
export function createMailboxMailer({ from, deliver }: MailboxMailerOptions): Mailer {
  return {
    async send(message) {
      await deliver(outgoingMail(from, message));
    },
  };
}
