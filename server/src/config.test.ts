import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { faultsOf, production } from './config.test-helper.ts';
import { readConfig, stripeTestKey } from './config.ts';

describe('readConfig', () => {
  it('needs no settings: everything is embedded, and the demo school is on', () => {
    expect(readConfig({}, { cores: 2 })).toEqual({
      environment: 'development',
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      role: 'all',
      trustProxy: 0,
      logLevel: 'warn',
      metricsToken: undefined,
      dataDir: resolve('data'),
      secret: undefined,
      adminSecondFactor: false,
      isOpenToOrigins: true,
      databaseUrl: undefined,
      migratesAtStart: true,
      databasePoolSize: 10,
      s3: undefined,
      stripe: {
        secretKey: undefined,
        publishableKey: undefined,
        webhookSecret: undefined,
        promotionCodes: false,
        automaticTax: false,
        adaptivePricing: false,
      },
      mail: { smtpUrl: undefined, from: 'lectern@localhost', contact: 'lectern@localhost' },
      plan: {
        price: { amount: 49_900, currency: 'usd', isSet: false },
        termYears: 1,
        refundWindowDays: 14,
        graceDays: 7,
      },
      maxVideoBytes: 5_000_000_000,
      videoEngine: 'auto',
      mediaLinkSeconds: 300,
      transcription: undefined,
      demoSeed: true,
    });
  });

  it('keeps two connections per core, within limits', () => {
    const sizes = [1, 5, 8, 15, 64].map((cores) => readConfig({}, { cores }).databasePoolSize);
    expect(sizes).toEqual([10, 10, 16, 30, 30]);
    expect(readConfig({ DATABASE_POOL_SIZE: '7' }, { cores: 64 }).databasePoolSize).toBe(7);
  });

  it('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toEqual(readConfig({}));
  });

  it('supports two ways to create automatic captions', () => {
    expect(readConfig({ TRANSCRIPTION_COMMAND: 'whisper "$AUDIO"' }).transcription).toEqual({
      kind: 'command',
      command: 'whisper "$AUDIO"',
      language: 'en',
    });
    const service = { TRANSCRIPTION_URL: 'http://localhost:8000/v1/', TRANSCRIPTION_LANGUAGE: 'de' };
    expect(readConfig(service).transcription).toEqual({
      kind: 'http',
      url: 'http://localhost:8000/v1',
      key: undefined,
      model: 'whisper-1',
      language: 'de',
    });
    const both = { ...service, TRANSCRIPTION_COMMAND: 'whisper' };
    expect(() => readConfig(both)).toThrow('TRANSCRIPTION_COMMAND and TRANSCRIPTION_URL are both set');
  });

  it.each([
    [{ ROLE: 'cook' }, 'ROLE must be web, worker or all'],
    [{ VIDEO_ENGINE: 'vlc' }, 'VIDEO_ENGINE must be auto, ffmpeg or mediabunny'],
    [{ MEDIA_LINK_SECONDS: '301' }, 'MEDIA_LINK_SECONDS must be a whole number from 5 to 300'],
    [{ TRANSCRIPTION_LANGUAGE: 'English' }, 'TRANSCRIPTION_LANGUAGE must be a language like en'],
  ])('refuses %j', (variables, fault) => {
    expect(() => readConfig(variables)).toThrow(fault);
  });

  it('derives the public address from the port', () => {
    expect(readConfig({ PORT: '4001' }).publicUrl).toBe('http://localhost:4001');
  });

  it('drops the trailing slash of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'http://school.example/' }).publicUrl).toBe('http://school.example');
  });

  it.each([
    [{ MAIL_FROM: 'The School <hello@school.example>' }, 'hello@school.example'],
    [{ MAIL_FROM: 'hello@school.example' }, 'hello@school.example'],
    [
      { MAIL_FROM: 'hello@school.example', CONTACT_EMAIL: 'operator@school.example' },
      'operator@school.example',
    ],
  ])('sends messages of the contact form to the operator: %o', (variables, contact) => {
    expect(readConfig(variables).mail.contact).toBe(contact);
  });

  it('encrypts all backups for the recipient, even without a destination for daily ones', () => {
    expect(readConfig({ BACKUP_RECIPIENT: 'age1recipient' })).toMatchObject({
      backupRecipient: 'age1recipient',
    });
  });

  it('uses S3 when the bucket and its keys are set', () => {
    const { s3 } = readConfig({
      S3_BUCKET: 'films',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      S3_ENDPOINT: 'http://localhost:9000',
      S3_FORCE_PATH_STYLE: 'true',
    });
    expect(s3).toEqual({
      bucket: 'films',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'key',
      endpoint: 'http://localhost:9000',
      forcePathStyle: true,
    });
  });

  it('refuses a price that Stripe would not charge', () => {
    expect(faultsOf({ PLAN_PRICE: '29', PLAN_CURRENCY: 'gbp' })).toEqual([
      'PLAN_PRICE is below 30, the smallest amount that Stripe charges in gbp.',
    ]);
    expect(faultsOf({ PLAN_PRICE: '30', PLAN_CURRENCY: 'gbp' })).toEqual([]);
  });

  it('lists all faults at once, each with the name of its setting', () => {
    const faults = faultsOf({
      NODE_ENV: 'staging',
      HOST: 'everywhere',
      PORT: '70000',
      PUBLIC_URL: 'school.example',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'loud',
      SECRET: 'short',
      DATABASE_URL: 'mysql://localhost/lectern',
      DATABASE_POOL_SIZE: '1',
      S3_FORCE_PATH_STYLE: '1',
      S3_ENDPOINT: 'localhost',
      STRIPE_SECRET_KEY: 'pk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'secret',
      CONTACT_EMAIL: 'Operator <operator@school.example>',
      SMTP_URL: 'mail.example',
      PLAN_PRICE: '4.99',
      PLAN_CURRENCY: 'USD',
      REFUND_WINDOW_DAYS: '-1',
      MAX_VIDEO_MB: '0',
      DEMO_SEED: 'maybe',
    });
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
      'CONTACT_EMAIL',
      'DATABASE_POOL_SIZE',
      'DATABASE_URL',
      'DEMO_SEED',
      'HOST',
      'LOG_LEVEL',
      'MAX_VIDEO_MB',
      'NODE_ENV',
      'PLAN_CURRENCY',
      'PLAN_PRICE',
      'PORT',
      'PUBLIC_URL',
      'REFUND_WINDOW_DAYS',
      'S3_ENDPOINT',
      'S3_FORCE_PATH_STYLE',
      'SECRET',
      'SMTP_URL',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TRUST_PROXY',
    ]);
    for (const fault of faults) expect(fault).toMatch(/^[A-Z0-9_]+ must .+\.$/);
  });

  it.each([
    ['some of the S3 settings', { S3_BUCKET: 'films' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY missing'],
    ['an S3 address alone', { S3_ENDPOINT: 'http://localhost:9000' }, 'S3_ENDPOINT is set'],
    [
      "Stripe's key without the webhook secret",
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_WEBHOOK_SECRET is missing',
    ],
  ])('refuses %s', (_what, variables, fault) => {
    const faults = faultsOf(variables);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  const https = { PUBLIC_URL: 'https://school.example' };
  const ownMail = { SMTP_URL: 'smtps://mail.example' };

  it.each(['sk_live_1', 'rk_live_1'])('refuses live keys outside production: %s', (key) => {
    const stripe = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    for (const NODE_ENV of ['development', 'test']) {
      expect(faultsOf({ NODE_ENV, ...stripe, DEMO_SEED: 'false' })).toEqual([
        expect.stringMatching(/^STRIPE_SECRET_KEY is a live key.*NODE_ENV=production/),
      ]);
    }
    expect(faultsOf({ ...stripe, ...https })).toHaveLength(2);
  });

  it.each([
    [{}, ['DEMO_SEED=false', 'SMTP_URL']],
    [ownMail, ['DEMO_SEED=false']],
    [{ DEMO_SEED: 'false' }, ['SMTP_URL']],
  ])('does not expose the demo accounts and the mailbox at an https address: %o', (settings, missing) => {
    const faults = faultsOf({ ...https, ...settings });
    expect(faults).toEqual([expect.stringContaining('PUBLIC_URL is an https address')]);
    for (const setting of ['NODE_ENV=production', ...missing]) expect(faults[0]).toContain(setting);
  });

  it('allows development at an https address with its own mail server and without demo accounts', () => {
    const settings = { ...https, ...ownMail, DEMO_SEED: 'false' };
    expect(readConfig(settings).publicUrl).toBe('https://school.example');
  });

  it.each([
    [{}, '127.0.0.1'],
    [{ NODE_ENV: 'test' }, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '::1' }, '::1'],
    [production, undefined],
    [{ ...production, HOST: '10.0.0.7' }, '10.0.0.7'],
  ])('listens only on localhost, except in production or with HOST: %o', (settings, host) => {
    expect(readConfig(settings).host).toBe(host);
  });

  it('contains all faults in its message', () => {
    expect(() => readConfig({ PORT: 'x', TRUST_PROXY: 'x' })).toThrow(/PORT[^]*TRUST_PROXY/);
  });
});

describe('.env.example', () => {
  it('lists every setting once, and no others', async () => {
    const example = await readFile('.env.example', 'utf8');
    const source = await readFile('server/src/config.ts', 'utf8');
    const documented = [...example.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(([, name]) => name);
    expect(read).toContain('PORT');
    expect(documented.sort()).toEqual(read.sort());
  });
});

describe('stripeTestKey', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['sk_test_1', 'sk_test_1'],
    ['rk_test_1', 'rk_test_1'],
    ['', undefined],
  ])('reads %s as %s', (given, expected) => {
    vi.stubEnv('STRIPE_TEST_KEY', given);

    expect(stripeTestKey()).toBe(expected);
  });

  it.each(['sk_live_1', 'rk_live_1', 'pk_test_1'])('refuses %s', (given) => {
    vi.stubEnv('STRIPE_TEST_KEY', given);

    expect(stripeTestKey).toThrow('STRIPE_TEST_KEY must be a test key');
  });
});
