// @slow server/src/auth
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { drawPicture, newAccount, refusalOf, tryRegister } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let lastAddress = 0;
/** A browser in its own network. */
const elsewhere = () => app.visitor({ 'x-forwarded-for': `10.2.0.${++lastAddress}` });

/** Registers over REST. */
async function registerByRest(client: HttpClient) {
  const form = new FormData();
  for (const [name, value] of Object.entries(newAccount())) form.set(name, value);
  form.set('avatar', await drawPicture(), 'portrait.png');
  const response = await client.fetch('/api/v1/user/register', { method: 'POST', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('the limits of registration', () => {
  /** Uses up a limit except for one attempt, by the name of its keys. */
  const useUp = (limit: string, points: number) =>
    app.sql('update rate_limits set points = $2 where key like $1', [`register-%:${limit}%`, points - 1]);

  it('are 35 accounts an hour per network, across both protocols', async () => {
    const office = { 'x-forwarded-for': '10.3.0.1' };
    expect(refusalOf(await tryRegister(app.visitor(office)))).toBeNull();
    await useUp('address:10.3.0.1', 35);
    const last = await registerByRest(app.visitor(office));
    expect(last.status).toBe(200);

    const before = await tally(app);
    const answer = await tryRegister(app.visitor(office));
    expect(refusalOf(answer)).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: messages.access.tooManyRequests,
    });
    expect(answer.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(59 * 60);
    const rest = await registerByRest(app.visitor(office));
    expect(rest).toEqual({
      status: 429,
      body: { success: false, code: 'TOO_MANY_REQUESTS', message: messages.access.tooManyRequests },
    });
    await expectNothingLeft(app, before);
    expect(refusalOf(await tryRegister(elsewhere()))).toBeNull();
  });

  it('are 10 attempts a day per network and mailbox, across all aliases of its address', async () => {
    const [folded, other] = [newAccount().email, newAccount().email].map((email) =>
      email.replace('@example.com', ''),
    );
    const spellings = [`${folded}+a@example.com`, `${folded}+b.c@example.com`, `${folded}@example.com`];
    const dotted = ['ad.a@gmail.com', 'a.d.a+x@googlemail.com'];
    for (const [first, ...rest] of [spellings, dotted]) {
      expect(refusalOf(await tryRegister(elsewhere(), { email: first }))).toBeNull();
      await useUp('mailbox', 11);
      for (const email of rest) {
        expect(refusalOf(await tryRegister(elsewhere(), { email }))?.code).toBe('TOO_MANY_REQUESTS');
      }
      // The owner is in another network.
      const owner = app.visitor({ 'x-forwarded-for': '10.4.0.1' });
      expect(refusalOf(await tryRegister(owner, { email: rest.at(-1) }))).toBeNull();
    }
    expect(refusalOf(await tryRegister(elsewhere(), { email: `${other}@example.com` }))).toBeNull();
  });

  it.each([
    ['aliases', 'one: register(input: $input) { id } two: register(input: $input) { id }'],
    ['fragments', '...f ... on Mutation { two: register(input: $input) { id } }'],
  ])('are one account per request: %s', async (_by, selection) => {
    const before = await tally(app);
    const document = `mutation ($input: RegisterInput!) { ${selection} }`;
    const fragment = 'fragment f on Mutation { one: register(input: $input) { id } }';
    const answer = await elsewhere().graphqlUpload(
      selection.includes('...f') ? `${document} ${fragment}` : document,
      { input: { ...newAccount(), avatar: null } },
      'input.avatar',
      await drawPicture(),
      'portrait.png',
    );
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ message: 'register can be called once a request.' }],
    });
    await expectNothingLeft(app, before);
  });
});
