import { join } from 'node:path';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { dataOf, drawPicture, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { id fullName role email avatar { url } }
}`;
interface Updated {
  updateProfile: { id: string; fullName: string; role: string; email: string; avatar: { url: string } };
}
const update = async (client: HttpClient, fields: object = {}, avatar?: Blob) =>
  client.graphqlUpload<Updated>(
    UPDATE,
    { input: { fullName: 'Grace Hopper', avatar: null, ...fields } },
    'input.avatar',
    avatar ?? (await drawPicture()),
    'portrait.png',
  );
/** Edits over REST, without an avatar if it is null. */
async function updateByRest(
  client: HttpClient,
  id: string,
  fields: Record<string, string>,
  avatar: Blob | null,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (avatar) form.set('avatar', avatar, 'portrait.png');
  const response = await client.fetch(`/api/v1/user/update/${id}`, { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const rowOf = async ({ id }: Person) => (await app.sql('select * from users where id = $1', [id]))[0];
/** The keys of all stored pictures. */
const storedFiles = async () =>
  (await readdir(join(app.config.dataDir, 'media'), { recursive: true }))
    .filter((name) => name.endsWith('.webp'))
    .toSorted();
/** The keys of the pictures that all people have. */
const portraits = async () =>
  (await app.sql<{ key: string }>('select avatar_key as key from users')).map(({ key }) => key).toSorted();

describe('an edit of the profile', () => {
  it('changes name and portrait', async () => {
    const { id, email, client } = await register(app);
    const { updateProfile } = dataOf(await update(client, { fullName: '  Grace Hopper ' }));
    expect(updateProfile).toMatchObject({ id, email, fullName: 'Grace Hopper', role: 'USER' });
    const portrait = await fetch(new URL(updateProfile.avatar.url, app.url));
    expect(portrait.headers.get('content-type')).toBe('image/webp');
    const { me } = dataOf(await client.graphql('{ me { fullName avatar { url } } }'));
    expect(me).toEqual({ fullName: 'Grace Hopper', avatar: updateProfile.avatar });
  });

  it('removes only the old portrait', async () => {
    const [person, other] = [await register(app), await register(app)];
    const [old, others] = [await rowOf(person), await rowOf(other)].map((row) => row?.avatar_key as string);
    dataOf(await update(person.client));
    await eventually(async () => {
      const now = await storedFiles();
      expect(now).toEqual(await portraits());
      expect(now).not.toContain(old);
      expect(now).toContain(others);
    });
  });

  it('keeps one portrait of many concurrent edits', async () => {
    const person = await register(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => update(person.client)));
    for (const answer of answers) dataOf(answer);
    await eventually(async () => expect(await storedFiles()).toEqual(await portraits()));
    expect(await storedFiles()).toContain((await rowOf(person))?.avatar_key);
  });

  it('ignores a role, an id, an address and a subscription in a REST request', async () => {
    const person = await register(app);
    const before = await rowOf(person);
    const { status } = await updateByRest(
      person.client,
      person.id,
      {
        fullName: 'Grace Hopper',
        role: 'ADMIN',
        id: '0198c0de-0000-7000-8000-000000000000',
        email: 'other@example.com',
        'subscription[status]': 'active',
      },
      await drawPicture(),
    );
    expect(status).toBe(200);
    const after = await rowOf(person);
    expect(after).toEqual({
      ...before,
      full_name: 'Grace Hopper',
      avatar_key: after?.avatar_key as string,
      updated_at: expect.any(Date) as Date,
    });
    expect(after?.avatar_key).not.toBe(before?.avatar_key);
  });

  it.each(['role', 'id', 'subscription', 'email'])('refuses the field %s in GraphQL', async (field) => {
    const person = await register(app);
    const before = await rowOf(person);
    const answer = await update(person.client, { [field]: 'ADMIN' });
    expect(refusalOf(answer)?.message).toContain(
      `Field "${field}" is not defined by type "UpdateProfileInput"`,
    );
    expect(await rowOf(person)).toEqual(before);
  });

  it.each([
    ['an empty name', { fullName: ' ' }, authMessages.validation.profileFieldsMandatory],
    ['a short name', { fullName: 'Abcd' }, authMessages.validation.profileNameTooShort],
    ['a long name', { fullName: 'a'.repeat(101) }, authMessages.validation.nameTooLong],
  ])('refuses %s and leaves nothing', async (_fault, fields, message) => {
    const { id, client } = await register(app);
    const before = await tally(app);
    const answer = await update(client, fields);
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ fullName: message });
    const byRest = await updateByRest(client, id, fields, await drawPicture());
    expect(byRest).toMatchObject({ status: 400, body: { success: false, message } });
    await expectNothingLeft(app, before);
  });

  it('requires a portrait', async () => {
    const { id, client } = await register(app);
    const { status, body } = await updateByRest(client, id, { fullName: 'Grace Hopper' }, null);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { success: false, message: authMessages.validation.profileFieldsMandatory },
    });
  });

  it('requires a supported picture format', async () => {
    const { client } = await register(app);
    const before = await tally(app);
    const answer = await update(client, {}, await drawPicture({ format: 'gif' }));
    expect(refusalOf(answer)).toEqual({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: authMessages.validation.avatarFormat,
    });
    await expectNothingLeft(app, before);
  });

  it("is refused for another user's id, also to admins", async () => {
    const victim = await register(app);
    const before = await rowOf(victim);
    for (const { client } of [await register(app), await registerAdmin(app)]) {
      const answer = await updateByRest(client, victim.id, { fullName: 'Grace Hopper' }, await drawPicture());
      expect(answer).toMatchObject({
        status: 403,
        body: { success: false, message: messages.access.denied },
      });
    }
    expect(await rowOf(victim)).toEqual(before);
  });

  it('is refused to visitors', async () => {
    expect(refusalOf(await update(app.visitor()))?.code).toBe('UNAUTHENTICATED');
  });
});

describe('player settings', () => {
  const SAVE = `mutation ($input: PlayerSettingsInput!) {
    savePlayerSettings(input: $input) { id playerSettings { speed captionLanguage playsNext } }
  }`;
  const settings = {
    speed: 1.5,
    hasCaptions: true,
    captionLanguage: 'pt-BR',
    hasCharacterKeys: false,
    playsNext: false,
  };

  it('are stored with the account, the latest change wins', async () => {
    const { id, client } = await register(app);
    const read = '{ me { playerSettings { speed hasCaptions captionLanguage hasCharacterKeys playsNext } } }';
    expect(dataOf(await client.graphql(read))).toEqual({ me: { playerSettings: null } });
    for (const speed of [1, 1.5]) {
      const { savePlayerSettings } = dataOf(
        await client.graphql<{ savePlayerSettings: object }>(SAVE, { input: { ...settings, speed } }),
      );
      const kept = { speed, captionLanguage: 'pt-BR', playsNext: false };
      expect(savePlayerSettings).toEqual({ id, playerSettings: kept });
    }
    expect(dataOf(await client.graphql(read))).toEqual({ me: { playerSettings: settings } });
  });

  it.each([{ speed: 0 }, { speed: 17 }, { captionLanguage: 'no language' }])(
    'are never %j',
    async (change) => {
      const { client } = await register(app);
      const answer = await client.graphql(SAVE, { input: { ...settings, ...change } });
      expect(refusalOf(answer)?.code).toBe('BAD_USER_INPUT');
    },
  );
});
