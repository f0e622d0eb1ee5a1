import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { pictureReading } from '#server/platform/storage/image.ts';
import { eventually } from '#testing/eventually.ts';
import { drawPicture, refusalOf, register, tryRegister, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import { PROFILE_LIMIT } from './user.service.ts';

useOwnTemporaryFolder();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const UPDATE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
const update = ({ client }: Person, avatar: Blob) =>
  client.graphqlUpload(
    UPDATE,
    { input: { fullName: 'Grace Hopper', avatar: null } },
    'input.avatar',
    avatar,
    'portrait.png',
  );

function updateByRest({ id, client }: Person, avatar: Blob, signal?: AbortSignal): Promise<Response> {
  const form = new FormData();
  form.set('fullName', 'Grace Hopper');
  form.set('avatar', avatar, 'portrait.png');
  return client.fetch(`/api/v1/user/update/${id}`, { method: 'POST', body: form, signal: signal ?? null });
}

/** Occupies the queue for decoding the pictures of accounts until `release`. */
function holdAccounts() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = pictureReading.accounts.run('other', () => promise);
  const release = async () => {
    resolve();
    await held;
  };
  return { release };
}

describe('changes of a profile', () => {
  it('are ten an hour, across both protocols', async () => {
    const [person, other] = [await register(app), await register(app)];
    const noPicture = new Blob(['no picture']);
    for (let count = 0; count < PROFILE_LIMIT.points; count += 2) {
      expect(refusalOf(await update(person, noPicture))?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
      expect((await updateByRest(person, noPicture)).status).toBe(415);
    }
    const answer = await update(person, await drawPicture());
    expect(refusalOf(answer)).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: messages.access.tooManyRequests,
    });
    expect(answer.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(59 * 60);
    const rest = await updateByRest(person, await drawPicture());
    expect(rest.status).toBe(429);
    expect(Number(rest.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
    expect(await rest.json()).toEqual({
      success: false,
      code: 'TOO_MANY_REQUESTS',
      message: messages.access.tooManyRequests,
    });
    expect(refusalOf(await update(other, await drawPicture()))).toBeNull();
  });

  it('by one member do not keep visitors from signing up', async () => {
    const person = await register(app);
    const { release } = holdAccounts();
    const picture = await drawPicture();
    // More than the queue holds.
    const changes = Array.from({ length: 14 }, () => updateByRest(person, picture));
    await eventually(() => expect(pictureReading.accounts.isFull).toBe(true));
    const strangers = Array.from({ length: 6 }, (_, index) =>
      tryRegister(app.visitor({ 'x-forwarded-for': `10.4.0.${index}` })),
    );
    for (const answer of await Promise.all(strangers)) expect(refusalOf(answer)).toBeNull();
    await release();
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429, 503]));
  });

  it('wait while another picture of the same account is decoded', async () => {
    const person = await register(app);
    const turn = Promise.withResolvers<void>();
    const first = pictureReading.accounts.run(person.id, () => turn.promise);
    const second = updateByRest(person, await drawPicture());
    const { accounts } = pictureReading;
    await eventually(() => expect(accounts.waitingCount).toBe(1));
    turn.resolve();
    await first;
    expect((await second).status).toBe(200);
  });

  it('leave the queue when the client disconnects', async () => {
    const person = await register(app);
    const before = await tally(app);
    const { release } = holdAccounts();
    const leaving = new AbortController();
    const change = updateByRest(person, await drawPicture(), leaving.signal);
    await eventually(() => expect(pictureReading.accounts.waitingCount).toBe(1));
    leaving.abort();
    await expect(change).rejects.toThrow();
    await eventually(() => expect(pictureReading.accounts.waitingCount).toBe(0));
    await release();
    await expectNothingLeft(app, before);
  });
});
