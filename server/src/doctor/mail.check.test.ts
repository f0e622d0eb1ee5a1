import { createServer, type AddressInfo, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { schoolDefaults } from '#shared/school.ts';
import { loadConfig } from '#server/config.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { checkMail } from './mail.check.ts';

const servers: (SMTPServer | Server)[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** Starts a mail server that accepts this sender and account only. Returns its host and port. */
async function mailServer(isSecure = false): Promise<string> {
  const smtp = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
    onMailFrom: ({ address }, _session, done) =>
      done(address === 'school@school.example' ? null : new Error('Sender refused')),
    onRcptTo: (_address, _session, done) => done(new Error('Relay access denied')),
  });
  smtp.on('error', () => undefined);
  servers.push(smtp);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
}

/** Starts a server that accepts connections and says this. */
async function saying(text: string): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(text));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const check = (smtpUrl: string, from = 'school@school.example') => {
  const config = loadConfig();
  const recipient = { email: 'ada@example.com', fullName: '', school: schoolDefaults };
  return checkMail({ ...config, mail: { ...config.mail, smtpUrl, from } }, recipient);
};

it.each<[string, () => Promise<string>, RegExp, from?: string]>([
  [
    'a wrong password',
    async () => `smtp://user:wrong@${await mailServer()}`,
    /^Correct the user and the password/,
  ],
  [
    'a sender that the server refuses',
    async () => `smtp://${await mailServer()}`,
    /^Set MAIL_FROM to an address/,
    'other@school.example',
  ],
  [
    'a server that does not relay',
    async () => `smtp://${await mailServer()}`,
    /^Let this account send emails to other/,
  ],
  ['TLS at a port without it', async () => `smtps://${await mailServer()}`, /^Begin SMTP_URL with smtps/],
  ['an unknown certificate', async () => `smtps://${await mailServer(true)}`, /certificate authority/],
  ['an unknown host', () => Promise.resolve('smtp://mail.invalid:25'), /^Correct the host name/],
  ['no server', async () => `smtp://127.0.0.1:${await freePort()}`, /block the ports/],
  [
    'a server that is busy',
    async () => `smtp://${await saying('421 Too many connections\r\n')}`,
    /correct host, port/,
  ],
])('says what to do about %s', async (_what, urlOf, remedy, from) => {
  expect(await check(await urlOf(), from)).toMatchObject([
    { state: 'FAULT', remedy: expect.stringMatching(remedy) as string },
  ]);
});
