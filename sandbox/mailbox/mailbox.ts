import type express from 'express';
import { createTransport } from 'nodemailer';
import { type Mailer, outgoingMail } from '#server/platform/mail/mailer.ts';
import { MailFolder } from './mail-folder.ts';
import { mailboxPages } from './mailbox-pages.ts';

interface MailboxOptions {
  /** Made with the first mail. */
  folder: string;
  /** Sender of every mail: `Name <address>`. */
  from: string;
}

/**
 * Stands in for a mail server: each mail becomes a real MIME message and is kept as a file. `pages` shows them; it
 * works under any path, and it lets everyone who reaches it read every mail.
 */
export function createMailbox({ folder, from }: MailboxOptions): { mailer: Mailer; pages: express.Router } {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const mails = new MailFolder(folder);
  const mailer: Mailer = {
    async send(message) {
      const { message: composed } = await transport.sendMail(outgoingMail(from, message));
      // With `buffer` the transport hands out a Buffer; its type allows a stream too.
      await mails.add(composed as Buffer);
    },
  };
  return { mailer, pages: mailboxPages(mails) };
}
