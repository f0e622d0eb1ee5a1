import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeMailer, exampleMail, SENDER } from './mail.contract.test-helper.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Delivery {
  message: Buffer;
  sender: string | undefined;
  recipients: string[];
}

/** Starts an SMTP server on a free port and a mailer that sends through it. */
async function startSmtp(options: SMTPServerOptions = {}, credentials = '') {
  const deliveries: Delivery[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onData(stream, session, callback) {
      buffer(stream).then((message) => {
        const { mailFrom, rcptTo } = session.envelope;
        const recipients = rcptTo.map(({ address }) => address);
        deliveries.push({ message, sender: mailFrom ? mailFrom.address : undefined, recipients });
        callback();
      }, callback);
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  // A listening TCP server has an address with a port.
  const { port } = listener.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://${credentials}127.0.0.1:${port}`, from: SENDER });
  const close = async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  return { mailer, deliveries, close, connections: () => connections };
}

describeMailer('SMTP', async () => {
  const { mailer, deliveries, close } = await startSmtp();
  return { mailer, close, delivered: async () => deliveries.map(({ message }) => message) };
});

describe('SMTP', () => {
  const cleanups: (() => Promise<void> | void)[] = [];

  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  const start = async (...settings: Parameters<typeof startSmtp>) => {
    const smtp = await startSmtp(...settings);
    cleanups.push(smtp.close);
    return smtp;
  };

  it('sets sender and recipient in the envelope', async () => {
    const smtp = await start();
    await smtp.mailer.send(exampleMail);
    expect(smtp.deliveries).toMatchObject([
      { sender: 'school@lectern.example', recipients: ['ada@example.com'] },
    ]);
  });

  it('reuses its connection for the next mail', async () => {
    const smtp = await start();
    await smtp.mailer.send(exampleMail);
    await smtp.mailer.send(exampleMail);
    expect(smtp.deliveries).toHaveLength(2);
    expect(smtp.connections()).toBe(1);
  });

  it('logs in with the user and password of the URL', async () => {
    const seen: unknown[] = [];
    const smtp = await start(
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, callback) {
          seen.push([username, password]);
          callback(null, { user: username });
        },
      },
      'postmaster%40school:p%23ss%2Fword@',
    );
    await smtp.mailer.send(exampleMail);
    expect(seen).toEqual([['postmaster@school', 'p#ss/word']]);
    expect(smtp.deliveries).toHaveLength(1);
  });

  it('rejects if the server refuses the recipient, and delivers the next mail', async () => {
    const smtp = await start({
      onRcptTo({ address }, _session, callback) {
        if (address === 'unknown@example.com')
          callback(Object.assign(new Error('No such user'), { responseCode: 550 }));
        else callback();
      },
    });
    await expect(smtp.mailer.send({ ...exampleMail, to: 'unknown@example.com' })).rejects.toMatchObject({
      responseCode: 550,
    });
    await smtp.mailer.send(exampleMail);
    expect(smtp.deliveries.map(({ recipients }) => recipients)).toEqual([['ada@example.com']]);
  });

  it('rejects if nothing listens on the port', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    await new Promise((resolve) => listener.close(resolve));
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: SENDER });
    cleanups.push(() => mailer.close());
    await expect(mailer.send(exampleMail)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  /** Starts a server that sends at most a greeting. */
  async function startSilent(greeting = '') {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
      socket.write(greeting);
    });
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: SENDER });
    cleanups.push(
      () => new Promise<void>((resolve) => void silent.close(() => resolve())),
      () => sockets.forEach((socket) => socket.destroy()),
      () => mailer.close(),
    );
    return { silent, mailer };
  }

  it('times out after ten seconds if the server sends no greeting', async () => {
    const { silent, mailer } = await startSilent();
    cleanups.push(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let outcome: unknown;
    mailer.send(exampleMail).catch((error: unknown) => (outcome = error));
    await once(silent, 'connection');
    let seconds = 0;
    for (; outcome === undefined && seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1_000);
    expect(outcome).toMatchObject({ code: 'ETIMEDOUT' });
    expect(seconds).toBeLessThanOrEqual(11);
  });

  it('the check times out if the server stops answering after its greeting', async () => {
    const { mailer } = await startSilent('220 mail.example ESMTP\r\n');
    await expect(mailer.verify(200)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
