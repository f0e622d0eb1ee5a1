import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { firstRun } from '#testing/first-run.ts';
import { toSafeError } from '#server/platform/common/safe-error.ts';
import { exampleMail, SENDER } from './mail.contract.test-helper.ts';
import { mailHandlers } from './mail.jobs.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { WatchedMailer } from './watched-mailer.ts';

/** Returns the error of the mail job for a server with this greeting. Without a greeting, no server listens. */
async function failureOf(greeting?: string): Promise<unknown> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(`${greeting}\r\n`));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  if (greeting === undefined) await new Promise((resolve) => server.close(resolve));
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: SENDER });
  try {
    const queue = { retryNow: () => Promise.resolve(0), putOldestFirst: () => Promise.resolve() };
    const [handler] = mailHandlers(new WatchedMailer({ mailer, queue, onError: () => undefined }));
    return await handler?.run(exampleMail, firstRun()).catch((error: unknown) => error);
  } finally {
    mailer.close();
    server.close();
  }
}

it.each([
  ['is down', undefined],
  ['asks to retry', '421 Too many connections'],
])('a mail server that %s is not an incident, and the mail is retried', async (_what, greeting) => {
  const failure = await failureOf(greeting);
  expect(failure).toBeInstanceOf(Error);
  expect(toSafeError(failure).incident).toBeUndefined();
});

it('a permanent refusal by the mail server is an incident', async () => {
  expect(toSafeError(await failureOf('554 No service')).incident).toBeDefined();
});
