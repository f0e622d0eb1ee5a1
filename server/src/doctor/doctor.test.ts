// @slow server/src/doctor server/src/backup server/src/config.ts server/src/platform
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { register } from '#testing/factories.ts';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import type { Config } from '#server/config.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { playAccount } from '#server/payment/account/school-of-accounts.test-helper.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { goodMachine } from './good-machine.test-helper.ts';
import { keepBackup } from './kept-backup.test-helper.ts';
import { ACCOUNT, KEY, startStripeStandIn, type StripeStandIn } from './stripe-stand-in.test-helper.ts';

const account = { bucket: 'lectures', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };

const SECRET = '6e0a91c5d2f84b7093c1e8d5f7a2b460';

let app: TestApp;
let bucket: Awaited<ReturnType<typeof startS3Sandbox>>;
let dataFolder: string;
let folder: string;
let backups: string;
let smtp: SMTPServer;
let stripe: StripeStandIn;
const mails: string[] = [];
/** Settings of a school without problems. */
let well: Config;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'lectern-doctor-data-'));
  playAccount(dataFolder, ACCOUNT);
  app = await startApp({ SECRET, DATA_DIR: dataFolder });
  folder = await mkdtemp(join(tmpdir(), 'lectern-doctor-'));
  backups = await mkdtemp(join(tmpdir(), 'lectern-doctor-backups-'));
  await keepBackup(backups, { verifiedAt: new Date().toISOString() });
  const cors = [
    {
      AllowedOrigins: [new URL(app.config.publicUrl).origin],
      AllowedMethods: ['GET', 'HEAD'],
      AllowedHeaders: ['range'],
      ExposeHeaders: [],
    },
  ];
  bucket = await startS3Sandbox({ folder, ...account, cors });
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: ({ address }, _session, done) =>
      done(address === 'school@school.example' ? null : new Error('no')),
    onRcptTo: ({ address }, _session, done) => done(mails.push(address) > 0 ? null : undefined),
    onData: (stream, _session, done) => void stream.resume().once('end', () => done()),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  stripe = await startStripeStandIn(app);
  const smtpPort = (smtp.server.address() as AddressInfo).port;
  well = {
    ...app.config,
    s3: { ...account, endpoint: bucket.endpoint, forcePathStyle: true },
    mail: {
      ...app.config.mail,
      smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
      from: 'School <school@school.example>',
    },
    stripe: { ...app.config.stripe, secretKey: KEY },
    databasePoolSize: 5,
    backup: { to: backups, keep: 1 },
    videoEngine: 'auto',
  };
});
afterAll(async () => {
  await Promise.all([app.stop(), bucket.close()]);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  stripe.close();
  await Promise.all([folder, backups, dataFolder].map((each) => rm(each, { recursive: true })));
});
beforeEach(() => {
  const url = `${app.config.publicUrl}/webhooks/stripe`;
  stripe.reset(url);
});

const doctor = (config: Config, mailTo?: string): Promise<Finding[]> =>
  examine(config, { mailTo, stripe: { address: stripe.address }, machine: goodMachine });

it('finds no problems in a healthy school, and leaves no files', async () => {
  const findings = await doctor(well, 'you@school.example');
  expect(findings.filter(({ state }) => state !== 'WELL')).toEqual([]);
  expect(new Set(findings.map(({ part }) => part))).toEqual(
    new Set(['Database', 'Storage', 'Email', 'Stripe', 'Machine', 'Address', 'Backups', 'Jobs']),
  );
  expect(mails).toEqual(['you@school.example']);
  expect(findings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^The event evt_\w+ arrived after [\d.]+ seconds with a valid signature\.$/),
  );
  expect(inLanguage('de', () => findings.map(({ text }) => text))).toContainEqual(
    expect.stringMatching(/ kam nach \d+,\d Sekunden an/),
  );
  const left = await readdir(folder, { recursive: true });
  expect(left.filter((name) => name.includes('doctor'))).toEqual([]);
});

const unusedAddress = async () => `127.0.0.1:${await freePort()}`;
const withS3 = (fields: object): Config => ({ ...well, s3: well.s3 && { ...well.s3, ...fields } });

/** A broken part, the state of its finding, and the text. */
const faults: [
  what: string,
  state: Finding['state'],
  says: RegExp,
  config: () => Config | Promise<Config>,
][] = [
  [
    'no database',
    'FAULT',
    /^Database: .* cannot be used: ECONNREFUSED/,
    async () => ({ ...well, databaseUrl: `postgresql://lectern@${await unusedAddress()}/lectern` }),
  ],
  [
    'a database of another name',
    'FAULT',
    /^Database: .* cannot be used: database "nothing" does not exist/,
    () => ({ ...well, databaseUrl: well.databaseUrl?.replace(/lectern_test_\w+/, 'nothing') }),
  ],
  [
    'a school without backups',
    'ATTENTION',
    /^Backups: The school has no nightly backups/,
    () => ({ ...well, backup: undefined }),
  ],
  [
    'a missing nightly backup',
    'ATTENTION',
    /^Backups: There is no complete backup/,
    () => ({ ...well, backup: { to: join(folder, 'none'), keep: 1 } }),
  ],
  [
    'an unreachable place for backups',
    'FAULT',
    /^Backups: The location of the backups cannot be read: ECONNREFUSED/,
    async () => ({
      ...well,
      backup: {
        to: { ...account, endpoint: `http://${await unusedAddress()}`, forcePathStyle: true },
        keep: 1,
      },
    }),
  ],
  [
    'a replica that is not one',
    'ATTENTION',
    /^Database: DATABASE_REPLICA_URL points to a database that is not a replica/,
    () => ({ ...well, databaseReplicaUrl: well.databaseUrl }),
  ],
  [
    'too few connections for the processes that run',
    'ATTENTION',
    /^Database: The database allows 200 connections. 1 server process and its replacement may need 446\./,
    () => ({ ...well, databasePoolSize: 200 }),
  ],
  [
    'a missing bucket',
    'FAULT',
    /^Storage: The bucket nothing could not be written to/,
    () => withS3({ bucket: 'nothing' }),
  ],
  [
    'a wrong storage key',
    'FAULT',
    /^Storage: .* could not be written to/,
    () => withS3({ secretAccessKey: 'wrong' }),
  ],
  [
    'a bucket that browsers may not read',
    'FAULT',
    /^Storage: .* does not let the pages of https:\/\/other\.example load/,
    () => ({ ...well, publicUrl: 'https://other.example' }),
  ],
  [
    'no mail server',
    'FAULT',
    /^Email: .* refused the connection or the email: ECONNREFUSED/,
    async () => ({ ...well, mail: { ...well.mail, smtpUrl: `smtp://${await unusedAddress()}` } }),
  ],
  [
    'a sender that the mail server does not know',
    'FAULT',
    /^Email: .* refused the connection or the email/,
    () => ({ ...well, mail: { ...well.mail, from: 'other@school.example' } }),
  ],
  [
    'a wrong Stripe key',
    'FAULT',
    /^Stripe: Stripe does not accept the key/,
    () => ({ ...well, stripe: { ...well.stripe, secretKey: 'sk_live_wrong' } }),
  ],
  [
    'an unreachable address',
    'FAULT',
    /^Address: .* cannot be reached from this machine: ECONNREFUSED/,
    async () => ({ ...well, publicUrl: `http://${await unusedAddress()}` }),
  ],
  [
    'an address without HTTPS',
    'ATTENTION',
    /^Address: .* does not use HTTPS/,
    () => ({ ...well, publicUrl: 'http://192.0.2.1:9' }),
  ],
  [
    'a secret that can be guessed',
    'ATTENTION',
    /^Secrets: SECRET can be guessed/,
    () => ({ ...well, secret: 'a'.repeat(32) }),
  ],
  [
    'a fallback secret that nothing needs',
    'ATTENTION',
    /^Secrets: Nothing in the database needs SECRET_FALLBACK/,
    () => ({ ...well, secretFallback: 'a'.repeat(32) }),
  ],
];

it.each(faults)('reports %s', async (_what, state, says, configOf) => {
  const findings = await doctor(await configOf(), 'you@school.example');
  const found = findings.filter((one) => one.state === state).map(({ part, text }) => `${part}: ${text}`);
  expect(found).toContainEqual(expect.stringMatching(says));
  for (const one of findings) expect(one.remedy === undefined).toBe(one.state === 'WELL');
});

it('reports files of the school that the storage does not have', async () => {
  await app.sql(
    `insert into stored_objects (key, reserved_at, is_attached)
     select 'images/gone-' || number || '.webp', now(), true from generate_series(1, 30) as number`,
  );
  const findings = await doctor(well);
  await app.sql('delete from stored_objects');
  expect(findings).toContainEqual(
    expect.objectContaining({
      state: 'FAULT',
      text: '20 of 20 files of the school that were looked for are missing in the storage.',
    }),
  );
});

it('reports a database of another version', async () => {
  await app.sql("insert into mikro_orm_migrations (name) values ('9999-to-come')");
  await app.sql("delete from mikro_orm_migrations where name = '0070-baseline'");
  const texts = (await doctor(well)).map(({ text }) => text);
  await app.sql("update mikro_orm_migrations set name = '0070-baseline' where name = '9999-to-come'");
  expect(texts).toContain('1 migration is pending.');
  expect(texts).toContain('The database has migrations that this version does not know: 9999-to-come.');
});

it('reports how many authenticator apps still need the fallback secret', async () => {
  const { email } = await register(app);
  await app.sql(
    `insert into totp_authenticators (id, created_at, user_id, encrypted_secret, key_id)
     select gen_random_uuid(), now(), id, '', 'another' from users where email = $1`,
    [email],
  );
  const findings = await doctor({ ...well, secretFallback: 'a'.repeat(32) });
  await app.sql('delete from totp_authenticators');
  expect(findings.map(({ text }) => text)).toContain('1 authenticator app still needs SECRET_FALLBACK.');
});
