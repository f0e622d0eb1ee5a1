import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface MailServer {
  url: string;
  close: () => Promise<void>;
}

/** Starts a mail server that accepts every mail, and reports the recipients. */
export async function startMailServer(onTaken: (recipient: string) => void): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { rcptTo } }, done) => {
      text(stream).then(() => {
        for (const { address } of rcptTo) onTaken(address);
        done();
      }, done);
    },
  });
  // Ignores the errors of cut connections.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
