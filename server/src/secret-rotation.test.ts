// @slow server/src/config.ts server/src/container.ts server/src/factor server/src/doctor server/src/setup server/src/platform
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { LOGIN, PASSWORD, refusalOf } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp, type RunningApp } from '#testing/run-app.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { CALLER_PATH, makeProof } from './doctor/caller.ts';
import { completeLogin, registerWithTotp } from './factor/factor.test-helper.ts';
import { TextCipher } from './platform/common/text-cipher.ts';
import { TextSigner } from './platform/common/text-signer.ts';
import { MediaLinks } from './platform/media/media-links.ts';

const OLD = 'the secret of before, of more than 32 characters';
const NEW = 'the secret that replaces it, of other characters';
const KEY = 'videos/rotated.mp4';

/** One process of a school for each step: with the old secret, with both, and with only the new one. */
let before: TestApp;
let during: RunningApp;
let after: RunningApp;

beforeAll(async () => {
  before = await startApp({ SECRET: OLD, ROLE: 'web' });
  const { databaseUrl = '', dataDir: DATA_DIR } = before.config;
  during = await runApp(databaseUrl, { DATA_DIR, SECRET: NEW, SECRET_FALLBACK: OLD });
  after = await runApp(databaseUrl, { DATA_DIR, SECRET: NEW, ROLE: 'web' });
  await before.container.services.storage.put(KEY, Readable.from(['a video']), { contentType: 'video/mp4' });
});
afterAll(async () => {
  await after.stop();
  await during.stop();
  await before.stop();
});

const visitorOf = ({ url }: RunningApp, headers?: Record<string, string>) => new HttpClient(url, headers);
const statusOf = async (app: RunningApp, path: string, headers?: Record<string, string>) =>
  (await visitorOf(app, headers).fetch(path)).status;

describe('during a rotation of the secret', () => {
  it('links to videos work with both secrets, and afterwards only with the new one', async () => {
    const [old, renewed] = [OLD, NEW].map((current) => new MediaLinks({ current }).sign(KEY));
    expect(await statusOf(during, old ?? '')).toBe(200);
    expect(await statusOf(during, renewed ?? '')).toBe(200);
    expect(await statusOf(after, renewed ?? '')).toBe(200);
    expect(await statusOf(after, old ?? '')).toBe(403);
  });

  it('links for a CDN do, too', () => {
    const { query } = new MediaLinks({ current: OLD }).forCdn(KEY, 60);
    const link = Object.fromEntries(new URLSearchParams(query));
    expect(new MediaLinks({ current: NEW, fallback: OLD }).isForCdn(KEY, link)).toBe(true);
    expect(new MediaLinks({ current: NEW }).isForCdn(KEY, link)).toBe(false);
  });

  it('new links are signed with the new secret', async () => {
    const signed = new MediaLinks({ current: NEW, fallback: OLD }).sign(KEY);
    expect(await statusOf(after, signed)).toBe(200);
  });

  it('the link for the first admin works with both secrets, and afterwards only with the new one', async () => {
    const [old, renewed] = await Promise.all(
      [before, during].map(
        async ({ container }) => new URL((await container.services.firstAdmin.link()) ?? '').hash,
      ),
    );
    const requireKey = ({ container }: RunningApp, hash = '') =>
      container.services.firstAdmin.requireKey(hash.slice(1));
    expect(old).not.toBe(renewed);
    requireKey(during, old);
    requireKey(during, renewed);
    requireKey(after, renewed);
    expect(() => requireKey(after, old)).toThrow();
  });

  it('the doctor is accepted with both secrets', async () => {
    const headers = { Authorization: `Bearer ${makeProof(new TextCipher({ current: OLD }))}` };
    expect(await statusOf(during, CALLER_PATH, headers)).toBe(200);
    expect(await statusOf(after, CALLER_PATH, headers)).toBe(404);
  });

  it('authenticator apps keep working, and a job re-encrypts their secrets with the new one', async () => {
    const { id, email, authenticator } = await registerWithTotp(before);
    const logInAt = async (app: RunningApp) => {
      const client = visitorOf(app);
      const asked = await client.graphql(LOGIN, { input: { email, password: PASSWORD } });
      expect(refusalOf(asked)?.code).toBe('SECOND_FACTOR_REQUIRED');
      return completeLogin(client, { code: await authenticator.freshCode() });
    };
    expect((await logInAt(during)).data?.completeLogin.id).toBe(id);

    // As the previous version wrote it.
    await before.sql('update totp_authenticators set key_id = null');
    await before.sql("select graphile_worker.add_job('reencrypt-app-secrets', '{}')");
    const { keyId } = new TextCipher({ current: NEW });
    await eventually(async () =>
      expect(await before.sql('select key_id from totp_authenticators')).toEqual([{ key_id: keyId }]),
    );
    expect((await logInAt(after)).data?.completeLogin.id).toBe(id);
  });
});

describe('a cipher', () => {
  it('decrypts texts of both secrets for the right owner only', () => {
    const [old, both, renewed] = [
      new TextCipher({ current: OLD }),
      new TextCipher({ current: NEW, fallback: OLD }),
      new TextCipher({ current: NEW }),
    ];
    expect(both.decrypt(old.encrypt('text', 'ada'), 'ada')).toBe('text');
    expect(both.decrypt(old.encrypt('text', 'ada'), 'bob')).toBeNull();
    expect(renewed.decrypt(both.encrypt('text', 'ada'), 'ada')).toBe('text');
    expect(renewed.decrypt(old.encrypt('text', 'ada'), 'ada')).toBeNull();
    expect([both.keyId, old.keyId === renewed.keyId]).toEqual([renewed.keyId, false]);
  });
});

describe('a signer', () => {
  it('accepts signatures of both secrets for the right text and purpose only', () => {
    const signature = new TextSigner({ current: OLD }).sign('text', 'letter');
    const both = new TextSigner({ current: NEW, fallback: OLD });
    expect(both.isSigned('text', signature, 'letter')).toBe(true);
    expect(both.isSigned('text!', signature, 'letter')).toBe(false);
    expect(both.isSigned('text', signature, 'bill')).toBe(false);
    expect(both.isSigned('text', '', 'letter')).toBe(false);
    expect(new TextSigner({ current: NEW }).isSigned('text', signature, 'letter')).toBe(false);
    expect(new TextSigner({ current: NEW }).isSigned('text', both.sign('text', 'letter'), 'letter')).toBe(
      true,
    );
  });
});
