import { randomUUID } from 'node:crypto';
import { Query, Resolver } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStream } from '#testing/event-stream.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  oneOfEach,
  refusalOf,
  register,
  registerAdmin,
  ROLES,
  tryAddLecture,
  tryCreateCourse,
  type Caller,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { Access, Allow } from './access.ts';
import { accountOperations, forAdmins, forAll, type Operation } from './account-operations.test-helper.ts';
import { captionOperations } from './caption-operations.test-helper.ts';
import { progressOperations } from './progress-operations.test-helper.ts';
import { createSchema, operationRules } from './schema.ts';
import { videoOperations } from './video-operations.test-helper.ts';

let app: TestApp;
let owner: Person;
/** One of each role, for whatever leaves them as they are. */
let callers: Record<Caller, HttpClient>;
beforeAll(async () => {
  app = await startApp();
  owner = await registerAdmin(app);
  callers = await oneOfEach(app);
});
afterAll(() => app.stop());

const sendContactMessage = (client: HttpClient) =>
  client.graphql(
    'mutation { sendContactMessage(input: { name: "Eve", email: "eve@example.com", message: "Hi" }) { id } }',
  );

const grantAccess = (client: HttpClient, userId: string) =>
  client.graphql(
    'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }',
    {
      id: userId,
      until: new Date(Date.now() + 60_000),
    },
  );

/** For admins, on a course that is there: `mutation` takes its id. */
const onNewCourse = (mutation: string, fields: object = {}): Operation => ({
  call: async (client) => client.graphql(mutation, { id: (await createCourse(owner.client, fields)).id }),
  outcomes: forAdmins,
});

async function lectureOf({ client }: Person): Promise<{ id: string; courseId: string }> {
  const { id: courseId } = await createCourse(client);
  return { id: (await addLecture(client, courseId)).id, courseId };
}

/** Every query, mutation and subscription, called so that nothing but the rule can refuse it, unless an outcome says so. */
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
  ...accountOperations(() => app),
  ...progressOperations(() => ({ app, owner })),
  ...captionOperations(() => owner),
  ...videoOperations(() => owner),
  auditLog: { call: (client) => client.graphql('{ auditLog { totalCount } }'), outcomes: forAdmins },
  users: { call: (client) => client.graphql('{ users { totalCount } }'), outcomes: forAdmins },
  user: {
    call: (client) => client.graphql('query ($id: ID!) { user(id: $id) { id } }', { id: owner.id }),
    outcomes: forAdmins,
  },
  changeRole: {
    call: async (client) => {
      const change = 'mutation ($id: ID!) { changeRole(userId: $id, role: ADMIN) { id } }';
      return client.graphql(change, { id: (await register(app)).id });
    },
    outcomes: forAdmins,
  },
  grantAccess: { call: async (client) => grantAccess(client, (await register(app)).id), outcomes: forAdmins },
  endAccess: {
    call: async (client) => {
      const { id } = await register(app);
      dataOf(await grantAccess(owner.client, id));
      return client.graphql('mutation ($id: ID!) { endAccess(userId: $id) { id } }', { id });
    },
    outcomes: forAdmins,
  },
  payments: { call: (client) => client.graphql('{ payments { totalCount } }'), outcomes: forAdmins },
  stats: { call: (client) => client.graphql('{ stats { registeredUsers } }'), outcomes: forAdmins },
  sendContactMessage: { call: sendContactMessage, outcomes: forAll },
  contactMessages: {
    call: (client) => client.graphql('{ contactMessages { totalCount } }'),
    outcomes: forAdmins,
  },
  markContactMessage: {
    call: async (client) => {
      const [message] = await app.sql<{ id: string }>(
        `insert into contact_messages (id, created_at, name, email, message)
          values (gen_random_uuid(), now(), 'Eve', 'eve@example.com', 'Hello') returning id`,
      );
      const mark = 'mutation ($id: ID!) { markContactMessage(id: $id, isHandled: true) { id } }';
      return client.graphql(mark, { id: message?.id });
    },
    outcomes: forAdmins,
  },
  createCourse: { call: (client) => tryCreateCourse(client), outcomes: forAdmins },
  deleteCourse: onNewCourse('mutation ($id: ID!) { deleteCourse(id: $id) { id } }'),
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
  updateCourse: onNewCourse('mutation ($id: ID!) { updateCourse(input: { id: $id, version: 1 }) { id } }'),
  publishCourse: onNewCourse('mutation ($id: ID!) { publishCourse(id: $id) { id } }', { publish: false }),
  unpublishCourse: onNewCourse('mutation ($id: ID!) { unpublishCourse(id: $id) { id } }'),
  trashedCourses: {
    call: (client) => client.graphql('{ trashedCourses { totalCount } }'),
    outcomes: forAdmins,
  },
  restoreCourse: {
    call: async (client) => {
      const { id } = await createCourse(owner.client);
      await owner.client.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id });
      return client.graphql('mutation ($id: ID!) { restoreCourse(id: $id) { id } }', { id });
    },
    outcomes: forAdmins,
  },
  updateLecture: {
    call: async (client) => {
      const { id } = await addLecture(owner.client, (await createCourse(owner.client)).id);
      const update = 'mutation ($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }';
      return client.graphql(update, { input: { id, version: 1, title: 'Renamed' } });
    },
    outcomes: forAdmins,
  },
  reorderLectures: onNewCourse(
    'mutation ($id: ID!) { reorderLectures(input: { courseId: $id, lectureIds: [] }) { id } }',
  ),
  trashedLectures: {
    call: (client) => client.graphql('{ trashedLectures { totalCount } }'),
    outcomes: forAdmins,
  },
  restoreLecture: {
    call: async (client) => {
      const { id } = await addLecture(owner.client, (await createCourse(owner.client)).id);
      await owner.client.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id });
      return client.graphql('mutation ($id: ID!) { restoreLecture(id: $id) { id } }', { id });
    },
    outcomes: forAdmins,
  },
  lectureChanged: {
    call: async (client) => {
      const { id, courseId } = await lectureOf(owner);
      const query = 'subscription ($courseId: ID) { lectureChanged(courseId: $courseId) { id } }';
      const stream = await EventStream.open<Record<string, unknown>>(client, query, { courseId });
      const { orm, services } = app.container;
      await orm.em
        .fork()
        .transactional((em) => services.lectureChanges.publish(em, { lectureId: id, courseId }));
      const result = await stream.next();
      await stream.leave();
      return { status: stream.response.status, ...result };
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
  paymentProblems: {
    call: (client) => client.graphql('{ paymentProblems { totalCount } }'),
    outcomes: forAdmins,
  },
  latestReconciliation: {
    call: (client) => client.graphql('{ latestReconciliation { id } }'),
    outcomes: forAdmins,
  },
  reconcilePayments: {
    call: (client) => client.graphql('mutation { reconcilePayments { id } }'),
    outcomes: forAdmins,
  },
  resumeSubscription: {
    call: (client) => client.graphql('mutation { resumeSubscription { id } }'),
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
  },
  openBillingPortal: {
    call: (client) => client.graphql('mutation { openBillingPortal { userId } }'),
    outcomes: ['UNAUTHENTICATED', 'CONFLICT', 'OK', 'CONFLICT'],
  },
  retryRefund: {
    call: (client) =>
      client.graphql('mutation ($id: ID!) { retryRefund(paymentId: $id) { id } }', { id: randomUUID() }),
    outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'],
  },
};

/** Each of them changes who its caller is, what they paid for, or whether they are logged in, unless it refuses. */
const CHANGES_CALLER = new Set([
  'register',
  'login',
  'logout',
  'resetPassword',
  'changePassword',
  'updateProfile',
  'startCheckout',
  'cancelSubscription',
]);

const cells = Object.entries(OPERATIONS).flatMap(([name, { outcomes }]) =>
  ROLES.map((caller, index): [string, Caller, string] => [name, caller, outcomes[index] ?? '']),
);

describe('who may call what', () => {
  it.each(cells)('%s by a %s: %s', async (name, caller, outcome) => {
    const isChanged = CHANGES_CALLER.has(name) && outcome === 'OK';
    const client = isChanged ? await as(app, caller) : callers[caller];
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
