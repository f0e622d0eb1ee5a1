import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailbox } from '#sandbox/mailbox/mailbox.ts';
import { describeMailer, SENDER } from './mail.contract.test-helper.ts';
import { createMailboxMailer } from './mailbox-mailer.ts';

describeMailer('the mailbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-mailbox-'));
  const { deliver } = createMailbox({ folder, publicUrl: () => 'https://school.example' });
  return {
    mailer: createMailboxMailer({ from: SENDER, deliver }),
    delivered: async () => {
      const names = (await readdir(folder)).sort();
      return Promise.all(names.map((name) => readFile(join(folder, name))));
    },
    close: () => rm(folder, { recursive: true }),
  };
});
