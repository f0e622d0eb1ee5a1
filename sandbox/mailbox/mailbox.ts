import type express from 'express';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { MailFolder } from './mail-folder.ts';
import { mailboxPages } from './mailbox-pages.ts';

interface MailboxOptions {
  /** Made with the first mail. */
  folder: string;
  /** Where the browser reaches the product. Asked for when needed. */
  publicUrl: () => string;
}

export interface Mailbox {
  /** Resolves once the mail is kept, and rejects when it is not. */
  deliver: (mail: SendMailOptions) => Promise<void>;
  /** Work under any path, and let everyone who reaches them by a name of ours read every mail. */
  pages: express.Router;
}

/** Stands in for a mail server: each mail becomes a real MIME message and is kept as a file; `pages` shows them. */
export function createMailbox({ folder, publicUrl }: MailboxOptions): Mailbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const mails = new MailFolder(folder);
  return {
    deliver: async (mail) => {
      const { message } = await transport.sendMail(mail);
      // With `buffer` the transport hands out a Buffer; its type allows a stream too.
      await mails.add(message as Buffer);
    },
    pages: mailboxPages(mails, publicUrl),
  };
}
