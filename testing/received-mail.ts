import { join } from 'node:path';
import { vi } from 'vitest';
import { MailFolder, type KeptMail } from '#sandbox/mailbox/mail-folder.ts';
import type { TestApp } from './start-app.ts';

/** Waits for a mail in the sandbox's mailbox; of several the newest. */
export function receivedMail(app: TestApp, isWanted: (mail: KeptMail) => boolean): Promise<KeptMail> {
  const folder = new MailFolder(join(app.config.dataDir, 'mailbox'));
  return vi.waitFor(
    async () => {
      const mail = (await folder.newest(1_000)).mails.find(isWanted);
      if (!mail) throw new Error('The mail has not arrived');
      return mail;
    },
    { timeout: 10_000, interval: 50 },
  );
}
