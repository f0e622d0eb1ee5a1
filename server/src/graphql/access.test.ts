import { Query, Resolver } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addLecture,
  as,
  createCourse,
  PASSWORD,
  refusalOf,
  register,
  registerAdmin,
  ROLES,
  tryAddLecture,
  tryCreateCourse,
  tryRegister,
  type Caller,
  type Person,
} from '#server/test/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#server/test/http-client.ts';
import { startApp, type TestApp } from '#server/test/start-app.ts';
import { Access, Allow } from './access.ts';
import { createSchema, operationRules } from './schema.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startApp();
  owner = await registerAdmin(app);
});
afterAll(() => app.stop());

interface Operation {
  call: (client: HttpClient) => Promise<GraphqlAnswer<unknown>>;
  /** The code that a visitor, a USER, a subscriber and an ADMIN get, in this order. */
  outcomes: [visitor: string, user: string, subscriber: string, admin: string];
}

const forAll: Operation['outcomes'] = ['OK', 'OK', 'OK', 'OK'];
const forAdmins: Operation['outcomes'] = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'OK'];

/** Every query and mutation, called so that nothing but the rule can refuse it, unless an outcome says so. */
const OPERATIONS: Record<string, Operation> = {
  me: { call: (client) => client.graphql('{ me { id } }'), outcomes: forAll },
  plan: { call: (client) => client.graphql('{ plan { termYears } }'), outcomes: forAll },
  courses: { call: (client) => client.graphql('{ courses { totalCount } }'), outcomes: forAll },
  course: {
    call: async (client) => {
      const { slug } = await createCourse(owner.client);
      return client.graphql('query C($slug: String!) { course(slug: $slug) { id } }', { slug });
    },
    outcomes: forAll,
  },
  register: { call: (client) => tryRegister(client), outcomes: forAll },
  login: {
    call: async (client) => {
      const { email } = await register(app);
      const input = { email, password: PASSWORD };
      return client.graphql('mutation L($input: LoginInput!) { login(input: $input) { id } }', { input });
    },
    outcomes: forAll,
  },
  logout: { call: (client) => client.graphql('mutation { logout { userId } }'), outcomes: forAll },
  createCourse: { call: (client) => tryCreateCourse(client), outcomes: forAdmins },
  deleteCourse: {
    call: async (client) => {
      const { id } = await createCourse(owner.client);
      return client.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', { id });
    },
    outcomes: forAdmins,
  },
  addLecture: {
    call: async (client) => tryAddLecture(client, (await createCourse(owner.client)).id),
    outcomes: forAdmins,
  },
  deleteLecture: {
    call: async (client) => {
      const { id } = await addLecture(owner.client, (await createCourse(owner.client)).id);
      return client.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id });
    },
    outcomes: forAdmins,
  },
  startCheckout: {
    call: (client) => client.graphql('mutation { startCheckout { id } }'),
    outcomes: ['UNAUTHENTICATED', 'OK', 'CONFLICT', 'OK'],
  },
  confirmCheckout: {
    call: (client) => client.graphql('mutation { confirmCheckout(sessionId: "cs_nobody") { id } }'),
    outcomes: ['UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  cancelSubscription: {
    call: (client) => client.graphql('mutation { cancelSubscription { id } }'),
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'OK', 'CONFLICT'],
  },
};

const cells = Object.entries(OPERATIONS).flatMap(([name, { outcomes }]) =>
  ROLES.map((caller, index): [string, Caller, string] => [name, caller, outcomes[index] ?? '']),
);

describe('who may call what', () => {
  it.each(cells)('%s by a %s: %s', async (name, caller, outcome) => {
    const client = await as(app, caller);
    const answer = await OPERATIONS[name]?.call(client);
    expect(answer && (refusalOf(answer)?.code ?? 'OK')).toBe(outcome);
  });

  it('is written here for every operation of the schema', () => {
    const names = operationRules(app.container.schema).map(({ name }) => name);
    expect(Object.keys(OPERATIONS).sort()).toEqual(names.sort());
  });

  it('follows the rule that the schema names for each operation', () => {
    for (const { name, rule } of operationRules(app.container.schema)) {
      const [visitor, user] = OPERATIONS[name]?.outcomes ?? [];
      const isForAdmins = user === 'FORBIDDEN';
      const expected = visitor === 'OK' ? Access.PUBLIC : isForAdmins ? Access.ADMIN : Access.USER;
      expect({ name, rule }).toEqual({ name, rule: expected });
    }
  });
});

@Resolver()
class OpenResolver {
  @Allow(Access.PUBLIC)
  @Query(() => String, { description: 'Has a rule.' })
  ruled() {
    return 'for everybody';
  }

  @Query(() => String, { description: 'Has none.' })
  unruled() {
    return 'for nobody';
  }
}

describe('an operation without a rule', () => {
  it('keeps the schema from being built', () => {
    expect(() => createSchema([new OpenResolver()])).toThrow('Operations without an access rule: unruled');
  });
});
