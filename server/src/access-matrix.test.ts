import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { operationRules } from '#server/platform/graphql/schema.ts';
import {
  as,
  oneOfEach,
  refusalOf,
  registerAdmin,
  registerPaidSubscriber,
  ROLES,
  type Caller,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { Operations } from '#testing/operations.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let owner: Person;
/** One of each role, for whatever leaves them as they are. */
let callers: Record<Caller, HttpClient>;
beforeAll(async () => {
  app = await startApp();
  owner = await registerAdmin(app);
  callers = { ...(await oneOfEach(app)), SUBSCRIBER: (await registerPaidSubscriber(app)).client };
});
afterAll(() => app.stop());

/** Each feature says in its `<feature>.operations.test-helper.ts` who may call its operations. */
const features = import.meta.glob<Operations | undefined>('./*/*.operations.test-helper.ts', {
  eager: true,
  import: 'operations',
});
const operations = Object.values(features).flatMap((operationsOf) =>
  Object.entries(operationsOf?.({ app: () => app, owner: () => owner }) ?? {}),
);
const byName = new Map(operations);

const cells = operations.flatMap(([name, { outcomes }]) =>
  ROLES.map((caller, index): [string, Caller, string] => [name, caller, outcomes[index] ?? '']),
);

const askingAgain = operations.filter(([, { asksAgain }]) => asksAgain);

describe('an admin who showed who they are more than ten minutes ago', () => {
  it.each(askingAgain)('is asked again before %s', async (_name, operation) => {
    const admin = await registerAdmin(app);
    await app.sql(
      "update sessions set confirmed_at = now() - interval '10 minutes 1 second' where user_id = $1",
      [admin.id],
    );
    expect(refusalOf(await operation.call(admin.client))).toEqual({
      code: 'CONFIRMATION_REQUIRED',
      message: authMessages.access.confirmationRequired,
    });
  });
});

describe('who may call what', () => {
  it.each(cells)('%s by a %s: %s', async (name, caller, outcome) => {
    const operation = byName.get(name);
    const isChanged = operation?.changesCaller && outcome === 'OK';
    const isPaying = name === 'cancelSubscription' && caller === 'SUBSCRIBER';
    const anew = async () => (isPaying ? (await registerPaidSubscriber(app)).client : as(app, caller));
    const client = isChanged ? await anew() : callers[caller];
    const answer = await operation?.call(client);
    expect(answer && (refusalOf(answer)?.code ?? 'OK')).toBe(outcome);
  });

  it('is written here for every operation of the schema', () => {
    const names = operationRules(app.container.schema).map(({ name }) => name);
    expect(operations.map(([name]) => name).sort()).toEqual(names.sort());
  });

  it('asks people again who they are before the operations that are written here for it', () => {
    const asking = operationRules(app.container.schema).filter(({ asksAgain }) => asksAgain);
    expect(asking.map(({ name }) => name).sort()).toEqual(askingAgain.map(([name]) => name).sort());
  });

  it('follows the rule that the schema names for each operation', () => {
    for (const { name, rule } of operationRules(app.container.schema)) {
      const [visitor, , subscriber] = byName.get(name)?.outcomes ?? [];
      const isForAdmins = subscriber === 'FORBIDDEN';
      const expected = visitor === 'OK' ? Access.PUBLIC : isForAdmins ? Access.ADMIN : Access.USER;
      expect({ name, rule }).toEqual({ name, rule: expected });
    }
  });
});
