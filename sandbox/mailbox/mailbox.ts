import type express from 'express';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { MailFolder } from './mail-folder.ts';
import { mailboxPages } from './mailbox-pages.ts';

interface MailboxOptions {
  /** Created with the first mail. */
  folder: string;
  /** The product's URL in the browser. Called when needed. */
  publicUrl: () => string;
}

export interface Mailbox {
  /** Resolves once the mail is stored, and rejects otherwise. */
  deliver: (mail: SendMailOptions) => Promise<void>;
  /** They work under any path. Everyone who can reach them by one of our host names can read all mails. */
  pages: express.Router;
}

/** Replaces a mail server: each mail becomes a real MIME message that is stored as a file, and `pages` shows them. */
export function createMailbox({ folder, publicUrl }: MailboxOptions): Mailbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const mails = new MailFolder(folder);
  return {
    deliver: async (mail) => {
      const { message } = await transport.sendMail(mail);
      // With `buffer`, the transport returns a Buffer; its type allows a stream too.
      await mails.add(message as Buffer);
    },
    pages: mailboxPages(mails, publicUrl),
  };
}
