import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { drawPicture, newAccount, refusalOf, REGISTER, signUp, tryRegister } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import { isLoggedIn, logIn } from './logged-in.test-helper.ts';

useOwnTemporaryFolder();
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Registers over REST, without an avatar if it is null. */
async function registerByRest(client: HttpClient, fields: Record<string, string>, avatar: Blob | null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (avatar) form.set('avatar', avatar, 'portrait.png');
  const response = await client.fetch('/api/v1/user/register', { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('register', () => {
  it('stores the domain of an address in ASCII, and finds the account by each spelling', async () => {
    const account = newAccount();
    const name = account.email.split('@')[0] ?? '';
    const { data } = await tryRegister(app.visitor(), { ...account, email: `${name}@Exämple.de` });
    expect(data?.register.email).toBe(`${name}@xn--exmple-cua.de`);
    for (const domain of ['exämple.de', 'exa\u0308mple.DE', 'xn--exmple-cua.de']) {
      await logIn(app, `${name}@${domain}`, account.password);
      const again = await tryRegister(app.visitor(), { ...account, email: `${name}@${domain}` });
      expect(refusalOf(again)?.code).toBe('CONFLICT');
    }
  });

  it('creates a USER with a square WebP portrait, logged in', async () => {
    const visitor = app.visitor();
    const account = newAccount();
    const avatar = await drawPicture({ format: 'jpeg', width: 300, height: 100 });
    const { data } = await tryRegister(
      visitor,
      { ...account, email: ` ${account.email.toUpperCase()} ` },
      avatar,
    );
    expect(data?.register).toMatchObject({
      fullName: account.fullName,
      email: account.email,
      role: 'USER',
      avatar: { width: 512, height: 512 },
      subscription: null,
    });
    const portrait = await fetch(new URL(data?.register.avatar.url ?? '', app.url));
    expect(portrait.headers.get('content-type')).toBe('image/webp');
    const me = await visitor.graphql('{ me { id } }');
    expect(me.data).toEqual({ me: { id: data?.register.id } });
  });

  it.each(['GraphQL', 'REST'])('by %s ends the previous session of the browser', async (protocol) => {
    const { client } = await signUp(app);
    const cookie = client.cookieHeader();
    if (protocol === 'REST') await registerByRest(client, newAccount(), await drawPicture());
    else await tryRegister(client);
    expect(client.cookieHeader()).not.toBe(cookie);
    expect(await isLoggedIn(client)).toBe(true);
    expect(await isLoggedIn(app.visitor({ cookie }))).toBe(false);
  });

  it('ignores a role, an id and a subscription in a REST request', async () => {
    const visitor = app.visitor();
    const id = '0198c0de-0000-7000-8000-000000000000';
    const { status, body } = await registerByRest(
      visitor,
      { ...newAccount(), role: 'ADMIN', id, _id: id, 'subscription[status]': 'active' },
      await drawPicture(),
    );
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role: 'USER', subscription: { status: 'inactive' } });
    expect(body.user).not.toMatchObject({ _id: id });
  });

  it.each(['role', 'id', 'subscription'])('refuses the field %s in GraphQL', async (field) => {
    const before = await tally(app);
    const answer = await tryRegister(app.visitor(), { [field]: 'ADMIN' });
    expect(answer.status).toBe(400);
    expect(refusalOf(answer)?.code).toBe('BAD_USER_INPUT');
    expect(refusalOf(answer)?.message).toContain(`Field "${field}" is not defined by type "RegisterInput"`);
    await expectNothingLeft(app, before);
  });

  it('requires a portrait', async () => {
    const before = await tally(app);
    const answer = await app.visitor().graphql(REGISTER, { input: { ...newAccount(), avatar: null } });
    expect(refusalOf(answer)?.code).toBe('BAD_USER_INPUT');
    const { status, body } = await registerByRest(app.visitor(), newAccount(), null);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        success: false,
        code: 'BAD_USER_INPUT',
        message: authMessages.validation.fillAllDetails,
        fields: { avatar: authMessages.validation.fillAllDetails },
      },
    });
    await expectNothingLeft(app, before);
  });

  const faults: [string, Record<string, string>, field: string, message: string][] = [
    ['an empty name', { fullName: ' ' }, 'fullName', authMessages.validation.fillAllDetails],
    ['an empty email address', { email: '' }, 'email', authMessages.validation.fillAllDetails],
    ['an empty password', { password: '' }, 'password', authMessages.validation.fillAllDetails],
    ['a short name', { fullName: ' Abcd ' }, 'fullName', authMessages.validation.nameTooShort],
    ['a long name', { fullName: 'a'.repeat(101) }, 'fullName', authMessages.validation.nameTooLong],
    ['a malformed email address', { email: 'ada@' }, 'email', authMessages.validation.invalidEmail],
    ['a short password', { password: 'ab#1c' }, 'password', authMessages.validation.weakPassword],
    ['17 characters', { password: 'abcdefghijklmn#12' }, 'password', authMessages.validation.weakPassword],
    ['a password without a digit', { password: 'abcdef#' }, 'password', authMessages.validation.weakPassword],
    [
      'a password of letters and digits',
      { password: 'abcdef1' },
      'password',
      authMessages.validation.weakPassword,
    ],
    ['a common password', { password: 'Admin@123' }, 'password', authMessages.validation.commonPassword],
    [
      'a password with the own name',
      { fullName: 'Ada Lovelace', password: 'L0velace#73' },
      'password',
      authMessages.validation.ownWordsPassword,
    ],
    [
      'a name with a control character',
      { fullName: 'Ada\0Ada' },
      'fullName',
      messages.validation.hiddenCharacters,
    ],
    [
      'a name with a mark that reverses the text direction',
      { fullName: '\u202eevil gpj.exe' },
      'fullName',
      messages.validation.hiddenCharacters,
    ],
  ];
  it.each(faults)('refuses %s and leaves nothing', async (_fault, fields, field, message) => {
    const before = await tally(app);
    const answer = await tryRegister(app.visitor(), fields);
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
    const rest = await registerByRest(app.visitor(), { ...newAccount(), ...fields }, await drawPicture());
    expect(rest).toMatchObject({ status: 400, body: { success: false, message } });
    await expectNothingLeft(app, before);
  });

  it('does not truncate a password of 16 characters', async () => {
    const password = 'abcdefghijklm#12';
    const { email } = await signUp(app, { password });
    const logIn = (given: string) =>
      app.visitor().json('POST', '/api/v1/user/login', { email, password: given });
    expect((await logIn(`${password}3`)).status).toBe(401);
    expect((await logIn(password.slice(0, -1))).status).toBe(401);
    expect((await logIn(password)).status).toBe(200);
  });

  const pictures: [string, () => Promise<Blob>, code: string, status: number, message: string][] = [
    [
      'a text',
      async () => new Blob(['no picture'], { type: 'image/png' }),
      'UNSUPPORTED_MEDIA_TYPE',
      415,
      authMessages.validation.avatarFormat,
    ],
    [
      'a GIF',
      () => drawPicture({ format: 'gif' }),
      'UNSUPPORTED_MEDIA_TYPE',
      415,
      authMessages.validation.avatarFormat,
    ],
    [
      'a file without a byte',
      async () => new Blob([]),
      'UNSUPPORTED_MEDIA_TYPE',
      415,
      authMessages.validation.avatarFormat,
    ],
    [
      'half a picture',
      async () => (await drawPicture({ width: 400, height: 400 })).slice(0, 200),
      'BAD_USER_INPUT',
      400,
      messages.validation.imageUnreadable,
    ],
    [
      'more than 10 MB',
      async () => new Blob([await drawPicture(), new Uint8Array(limits.imageBytes)]),
      'PAYLOAD_TOO_LARGE',
      413,
      uploadMessages.tooLarge,
    ],
    [
      'more than 50 megapixels',
      () => drawPicture({ width: 10_000, height: 5_001 }),
      'PAYLOAD_TOO_LARGE',
      413,
      messages.validation.imageTooLarge,
    ],
  ];
  it.each(pictures)(
    'refuses %s as a portrait and leaves nothing',
    async (_name, draw, code, status, message) => {
      const avatar = await draw();
      const before = await tally(app);
      expect(refusalOf(await tryRegister(app.visitor(), {}, avatar))).toEqual({ code, message });
      const rest = await registerByRest(app.visitor(), newAccount(), avatar);
      expect(rest).toMatchObject({ status, body: { success: false, message } });
      await expectNothingLeft(app, before);
    },
  );

  it('refuses an email address that has an account, in any spelling', async () => {
    const { email } = await signUp(app);
    const before = await tally(app);
    const answer = await tryRegister(app.visitor(), { email: email.toUpperCase() });
    expect(refusalOf(answer)).toEqual({ code: 'CONFLICT', message: authRefusals.conflict.emailTaken });
    const rest = await registerByRest(app.visitor(), { ...newAccount(), email }, await drawPicture());
    expect(rest).toMatchObject({ status: 409, body: { message: authRefusals.conflict.emailTaken } });
    await expectNothingLeft(app, before);
  });

  it('creates one account for ten concurrent attempts', async () => {
    const account = newAccount();
    const before = await tally(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryRegister(app.visitor(), account)));
    const refusals = answers.map(refusalOf).filter((refusal) => refusal !== null);
    expect(refusals).toHaveLength(9);
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['CONFLICT']));
    await expectNothingLeft(app, {
      ...before,
      rows: {
        ...before.rows,
        users: Number(before.rows?.users) + 1,
        sessions: Number(before.rows?.sessions) + 1,
        stored_objects: Number(before.rows?.stored_objects) + 1,
      },
      stored: expect.objectContaining({ length: before.stored.length + 1 }) as string[],
    });
  });

  it('refuses two portraits', async () => {
    const before = await tally(app);
    const form = new FormData();
    for (const [name, value] of Object.entries(newAccount())) form.set(name, value);
    form.append('avatar', await drawPicture(), 'a.png');
    form.append('avatar', await drawPicture(), 'b.png');
    const response = await app.visitor().fetch('/api/v1/user/register', { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      success: false,
      code: 'BAD_USER_INPUT',
      message: uploadMessages.malformed,
    });
    await expectNothingLeft(app, before);
  });
});
