import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { createToken, program } from '#server/auth/api-token.test-helper.ts';
import { registerWithTotp } from '#server/factor/factor.test-helper.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { operationRules } from '#server/platform/graphql/schema.ts';
import {
  as,
  LOGIN,
  oneOfEach,
  PASSWORD,
  refusalOf,
  registerAdmin,
  registerAdminWithoutFactor,
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
/** One client of each role, for operations that do not change their account. */
let callers: Record<Caller, HttpClient>;
/** An admin without the required second factor: a browser and an API token. */
let withoutFactor: HttpClient[];
/** A browser after the password, before the second factor. */
let waiting: HttpClient;
beforeAll(async () => {
  app = await startApp({ ADMIN_SECOND_FACTOR: 'true' });
  owner = await registerAdmin(app);
  const { client } = await registerAdminWithoutFactor(app);
  withoutFactor = [client, program(app, (await createToken(client)).secret)];
  waiting = app.visitor();
  const input = { email: (await registerWithTotp(app)).email, password: PASSWORD };
  expect(refusalOf(await waiting.graphql(LOGIN, { input }))?.code).toBe('SECOND_FACTOR_REQUIRED');
  callers = { ...(await oneOfEach(app)), SUBSCRIBER: (await registerPaidSubscriber(app)).client };
});
afterAll(() => app.stop());

/** Each feature lists the allowed callers of its operations in its `<feature>.operations.test-helper.ts`. */
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

describe('an admin whose last confirmation is more than ten minutes ago', () => {
  it.each(askingAgain)('has to confirm their identity before %s', async (_name, operation) => {
    const admin = await registerAdmin(app);
    await app.sql(
      "update sessions set confirmed_at = now() - interval '10 minutes 1 second' where user_id = $1",
      [admin.id],
    );
    expect(refusalOf(await operation.call(admin.client))).toEqual({
      code: 'CONFIRMATION_REQUIRED',
      message: authRefusals.confirmationRequired,
    });
  });
});

describe('an admin without the required second factor', () => {
  // A subscriber may call what only requires access to the lectures.
  const ofAdmins = operations.filter(([, { outcomes }]) => outcomes[2] === 'FORBIDDEN');

  it.each(ofAdmins)('is refused %s, also with an API token', async (_name, operation) => {
    for (const caller of withoutFactor) {
      expect(refusalOf(await operation.call(caller))).toEqual({
        code: 'SECOND_FACTOR_SETUP_REQUIRED',
        message: authMessages.access.secondFactorDemanded,
      });
    }
  });
});

describe('a login that waits for its second factor', () => {
  const ofPeople = operations.filter(([, { outcomes }]) => outcomes[0] !== 'OK');

  it.each(ofPeople)('does not allow %s', async (_name, operation) => {
    expect(refusalOf(await operation.call(waiting))?.code).toBe(operation.outcomes[0]);
  });
});

describe('the permissions', () => {
  it.each(cells)('%s by a %s: %s', async (name, caller, outcome) => {
    const operation = byName.get(name);
    const isChanged = operation?.changesCaller && outcome === 'OK';
    const isPaying = name === 'cancelSubscription' && caller === 'SUBSCRIBER';
    const anew = async () => (isPaying ? (await registerPaidSubscriber(app)).client : as(app, caller));
    const client = isChanged ? await anew() : callers[caller];
    const answer = await operation?.call(client);
    expect(answer && (refusalOf(answer)?.code ?? 'OK')).toBe(outcome);
  });

  it('list every operation of the schema', () => {
    const names = operationRules(app.container.schema).map(({ name }) => name);
    expect(operations.map(([name]) => name).sort()).toEqual(names.sort());
  });

  it('list the operations that require a confirmation', () => {
    const asking = operationRules(app.container.schema).filter(({ asksAgain }) => asksAgain);
    expect(asking.map(({ name }) => name).sort()).toEqual(askingAgain.map(([name]) => name).sort());
  });

  it('match the rule of each operation in the schema', () => {
    for (const { name, rule } of operationRules(app.container.schema)) {
      const [visitor, , subscriber] = byName.get(name)?.outcomes ?? [];
      const isForAdmins = subscriber === 'FORBIDDEN';
      const expected = visitor === 'OK' ? Access.PUBLIC : isForAdmins ? Access.ADMIN : Access.USER;
      expect({ name, rule }).toEqual({ name, rule: expected });
    }
  });
});
