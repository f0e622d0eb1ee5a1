import { join } from 'node:path';
import { expect } from 'vitest';
import { MailFolder, type KeptMail } from '#sandbox/mailbox/mail-folder.ts';
import type { TestApp } from './start-app.ts';
import { eventually } from './eventually.ts';

/** Waits for a mail in the sandbox's mailbox. Of several mails, returns the newest. */
export function receivedMail(app: TestApp, isWanted: (mail: KeptMail) => boolean): Promise<KeptMail> {
  const folder = mailboxOf(app);
  return eventually(async () => {
    const mail = (await folder.newest(1_000)).mails.find(isWanted);
    if (!mail) throw new Error('The mail has not arrived');
    return mail;
  });
}

/** All received mails, once the queue has none left to send. */
export async function allMails(app: TestApp): Promise<KeptMail[]> {
  const waiting = "select 1 from graphile_worker.jobs where task_identifier = 'send-mail'";
  await eventually(async () => expect(await app.sql(waiting)).toEqual([]));
  return (await mailboxOf(app).newest(1_000)).mails;
}

const mailboxOf = (app: TestApp) => new MailFolder(join(app.config.dataDir, 'mailbox'));
