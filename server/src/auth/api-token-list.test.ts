import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { dataOf, refusalOf, register, registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createToken, idOf, program, revokeToken, tryCreateToken } from './api-token.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the list of API tokens', () => {
  const LIST = `query ($id: ID!, $after: String) {
    user(id: $id) { apiTokens(first: 2, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } }
  }`;
  const OWN = LIST.replace('$id: ID!, ', '').replace('user(id: $id)', 'me');
  interface Listed {
    me: { apiTokens: { totalCount: number; nodes: { name: string }[]; pageInfo: { endCursor: string } } };
  }

  it('is sorted from newest to oldest, by cursor', async () => {
    const { client } = await register(app);
    for (const name of ['one', 'two', 'three']) dataOf(await tryCreateToken(client, name));
    const first = dataOf(await client.graphql<Listed>(OWN)).me.apiTokens;
    expect(first).toMatchObject({ totalCount: 3, nodes: [{ name: 'three' }, { name: 'two' }] });
    const after = first.pageInfo.endCursor;
    const second = dataOf(await client.graphql<Listed>(OWN, { after })).me.apiTokens;
    expect(second).toMatchObject({ nodes: [{ name: 'one' }], pageInfo: { hasNextPage: false } });
  });

  it('is visible to the owner only, not to an admin', async () => {
    const [owner, admin] = [await register(app), await registerAdmin(app)];
    dataOf(await tryCreateToken(owner.client));
    expect(refusalOf(await admin.client.graphql(LIST, { id: owner.id }))).toEqual({
      code: 'FORBIDDEN',
      message: messages.access.denied,
    });
  });

  it('shows when a token was last used, to the hour, and is updated once an hour', async () => {
    const { client } = await register(app);
    const { secret, apiToken } = await createToken(client, 'READ');
    const lastUse = async () => {
      const [row] = await app.sql<{ last_used_at: Date | null; version: string }>(
        'select last_used_at, xmin::text as version from api_tokens where id = $1',
        [apiToken.id],
      );
      return row;
    };
    expect((await lastUse())?.last_used_at).toBeNull();
    const hour = 60 * 60 * 1000;
    const before = Math.floor(Date.now() / hour) * hour;
    await idOf(program(app, secret));
    const noted = await lastUse();
    const time = noted?.last_used_at?.getTime() ?? 0;
    expect(time % hour).toBe(0);
    expect(time).toBeGreaterThanOrEqual(before);
    // The current hour, so that the next use cannot fall into a different one.
    await app.sql(`update api_tokens set last_used_at = now() where id = $1`, [apiToken.id]);
    const version = (await lastUse())?.version;
    await idOf(program(app, secret));
    expect((await lastUse())?.version).toBe(version);
    await app.sql(`update api_tokens set last_used_at = now() - interval '61 minutes' where id = $1`, [
      apiToken.id,
    ]);
    await idOf(program(app, secret));
    expect((await lastUse())?.last_used_at?.getTime()).toBeGreaterThanOrEqual(before);
  });

  it("does not let a user revoke another user's token", async () => {
    const [owner, other] = [await register(app), await register(app)];
    const { secret, apiToken } = await createToken(owner.client);
    for (const [id, code, message] of [
      [apiToken.id, 'NOT_FOUND', authRefusals.notFound.token],
      ['0198c0de-0000-7000-8000-000000000000', 'NOT_FOUND', authRefusals.notFound.token],
      ['x', 'BAD_USER_INPUT', inputRefusals.malformedId],
    ] as const) {
      expect(refusalOf(await revokeToken(other.client, id))).toEqual({ code, message });
    }
    expect(await idOf(program(app, secret))).toBe(owner.id);
  });
});
