import { afterAll, beforeAll, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { dataOf, newAccount, PASSWORD, refusalOf, register } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailedToken } from './logged-in.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  // Mails wait until the test starts a worker.
  app = await startApp({ ROLE: 'web' });
});
afterAll(() => app.stop());

const confirm = (token: string) =>
  app
    .visitor()
    .graphql<{ confirmEmailChange: { email: string; isComplete: boolean } }>(
      'mutation ($token: String!) { confirmEmailChange(token: $token) { email isComplete } }',
      { token },
    );

it('links of a new address are valid for a day after their mails, however long these waited', async () => {
  const { id, email: before, client } = await register(app);
  const email = newAccount().email;
  const ask = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }';
  dataOf(await client.graphql(ask, { input: { email, currentPassword: PASSWORD } }));
  await app.sql(`update email_changes set expires_at = now() - interval '2 days' where user_id = $1`, [id]);
  await app.sql(`select graphile_worker.add_job('remove-expired-email-changes', priority := -20)`);
  await app.container.startWorker();

  const [current, next] = [
    await mailedToken(app, before, 'confirmemail'),
    await mailedToken(app, email, 'confirmemail'),
  ];
  const [row] = await app.sql<{ hours: number[] }>(
    `select array[extract(epoch from current_token_expires_at - now()), extract(epoch from new_token_expires_at - now())]::float[] as hours
     from email_changes where user_id = $1`,
    [id],
  );
  for (const seconds of row?.hours ?? []) expect(seconds / 3600).toBeCloseTo(24, 1);
  expect(dataOf(await confirm(next)).confirmEmailChange).toEqual({ email, isComplete: false });

  const move = (by: string) =>
    app.sql(`update email_changes set current_token_expires_at = now() + $1::interval where user_id = $2`, [
      by,
      id,
    ]);
  await move('-1 second');
  expect(refusalOf(await confirm(current))?.message).toBe(authMessages.validation.tokenUsedOrOld);
  await move('1 minute');
  expect(dataOf(await confirm(current)).confirmEmailChange).toEqual({ email, isComplete: true });
});
