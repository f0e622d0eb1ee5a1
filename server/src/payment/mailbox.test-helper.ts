import { join } from 'node:path';
import { MailFolder, type KeptMail } from '#sandbox/mailbox/mail-folder.ts';
import type { TestApp } from '#testing/start-app.ts';

/** The mails to an address whose subject matches, newest first. */
export async function mailsTo(app: TestApp, address: string, subject: RegExp): Promise<KeptMail[]> {
  const { mails } = await new MailFolder(join(app.config.dataDir, 'mailbox')).newest(1000);
  return mails.filter((mail) => mail.to === address && subject.test(mail.subject));
}
