// @slow server/src/api-v1 server/src/access server/src/auth server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { contactMessages } from '#shared/contact.ts';
import { courseMessages } from '#shared/course.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { paymentRefusals } from '#shared/payment.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  newCourse,
  oneOfEach,
  register,
  registerAdmin,
  registerPaidSubscriber,
  ROLES,
  tryCreateCourse,
  type Caller,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { Access } from '#server/platform/graphql/access.ts';
import type { Method } from '#server/platform/rest/route.ts';
import {
  addingTo,
  deletingCourse,
  listing,
  loggingIn,
  registering,
  type Case,
} from './bad-input.test-helper.ts';
import { addressOf, CALL_ROWS, inputOf, send, type CallFixture } from './call-rows.test-helper.ts';
import { counterparts, type Counterpart } from './counterparts.test-helper.ts';
import { expectSameOutcome } from './facade-case.test-helper.ts';
import { callRest, formOf, formWithPicture } from './rest-call.test-helper.ts';
import { routeTable } from './route-table.ts';

let app: TestApp;
let admin: Person;
let course: { id: string; slug: string };
let user: Person;
let fixture: CallFixture;
let inGraphql: Record<string, Counterpart>;
/** One client of each role, for calls that do not change their account. */
let callers: Record<Caller, HttpClient>;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  await createCourse(admin.client);
  course = await createCourse(admin.client, { title: 'Two lectures', instructor: 'Grace Hopper' });
  await addLecture(admin.client, course.id, { title: 'One' });
  await addLecture(admin.client, course.id, { title: 'Two', isFreePreview: true });
  callers = await oneOfEach(app);
  user = await register(app);
  const checkout = await user.client.graphql<{ startCheckout: { id: string } }>(
    'mutation { startCheckout { id } }',
  );
  const foreignCheckout = dataOf(checkout).startCheckout.id;
  fixture = { app, admin, course, foreignCheckout };
  inGraphql = counterparts({ app, course, foreignCheckout });
});
afterAll(() => app.stop());

/** The operations of each row: one, or two for a GET that can also be sent by POST. */
const operations = CALL_ROWS.flatMap((row) => {
  const { method, route: path } = addressOf(row);
  const route = routeTable.find((each) => each.path === path && each.operations[method]);
  if (!route) throw new Error(`${row.call} has no route`);
  const { [method]: name = '' } = route.operations;
  return Object.entries(route.operations).map(([by, operation]) => ({
    // The keys of `operations` are methods.
    method: by as Method,
    operation,
    name,
    row,
    route,
  }));
});
const walk = operations.flatMap((operation) =>
  ROLES.map((caller) => [operation.operation, caller, operation] as const),
);

describe('every call of the facade has the same outcome as its GraphQL counterpart', () => {
  it('has a row in the table', () => {
    const served = routeTable.flatMap((route) => Object.values(route.operations));
    expect(operations.map(({ operation }) => operation).sort()).toEqual(served.sort());
  });

  it.each(walk)('%s by a %s', async (operation, caller, { method, name, row, route }) => {
    const counterpart = inGraphql[name];
    if (!counterpart) throw new Error(`${name} has no counterpart`);
    const status = row.statuses[caller];
    expect([status === 401, status === 403 && caller === 'USER'], 'what its rule says').toEqual([
      route.access !== Access.PUBLIC && caller === 'VISITOR',
      caller === 'USER' && (route.access === Access.ADMIN || operation === 'lectures'),
    ]);
    const rest = async (client: HttpClient) => send(client, method, await inputOf(row, fixture, client));
    // A change needs a new caller for each protocol, because the second call would find it already made.
    const newCaller = async () =>
      caller === 'SUBSCRIBER' && name === 'unsubscribe'
        ? (await registerPaidSubscriber(app)).client
        : as(app, caller);
    const clientOf = () => (route.isChange && status === 200 ? newCaller() : callers[caller]);
    const outcome = counterpart.differsFor?.includes(caller)
      ? await rest(await clientOf())
      : await expectSameOutcome({ ...counterpart, rest }, clientOf);
    expect(outcome.status).toBe(status);
  });
});

const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';

const CASES: Case[] = [
  registering('with a short name', () => ({ fullName: 'Abcd' }), 400, authMessages.validation.nameTooShort),
  registering(
    'with a weak password',
    () => ({ password: 'password' }),
    400,
    authMessages.validation.weakPassword,
  ),
  registering('a taken address', () => ({ email: user.email }), 409, authRefusals.conflict.emailTaken),
  loggingIn(
    'with a wrong password',
    () => ({ email: user.email, password: 'wrong#1' }),
    401,
    authMessages.access.wrongCredentials,
  ),
  loggingIn('with nothing', () => ({ email: '', password: '' }), 400, authMessages.validation.fillAllDetails),
  listing('no courses', { first: 0 }, inputRefusals.pageSize({ limit: 100 })),
  listing('courses after no cursor', { first: 1, after: 'x' }, inputRefusals.malformedCursor),
  {
    name: 'create a course without a title',
    by: 'ADMIN',
    graphql: (client) => tryCreateCourse(client, { title: ' ' }),
    rest: async (client) => {
      const { instructor: createdBy, ...fields } = newCourse();
      const form = await formWithPicture('thumbnail', { ...fields, createdBy, title: ' ' });
      return callRest(client, 'POST', '/courses', form);
    },
    status: 400,
    message: courseMessages.validation.courseFieldsMandatory,
  },
  deletingCourse('unknown', UNKNOWN, 404, courseMessages.notFound.course),
  deletingCourse('malformed', '1', 400, inputRefusals.malformedId),
  addingTo(
    'without a title',
    () => course.id,
    { title: '' },
    400,
    lectureMessages.validation.lectureFieldsMandatory,
  ),
  addingTo('to no course', () => UNKNOWN, {}, 404, courseMessages.notFound.course),
  addingTo('to a malformed course', () => '1', {}, 400, inputRefusals.malformedId),
  {
    name: 'delete an unknown lecture',
    by: 'ADMIN',
    graphql: (client) =>
      client.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: UNKNOWN }),
    rest: (client) => callRest(client, 'DELETE', `/courses?courseId=${UNKNOWN}&lectureId=${UNKNOWN}`),
    status: 404,
    message: lectureMessages.notFound.lecture,
  },
  {
    name: 'send a message from no address',
    graphql: (client) =>
      client.graphql(
        'mutation C($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }',
        {
          input: { name: 'Ada', email: 'ada', message: 'Hello.' },
        },
      ),
    rest: (client) => callRest(client, 'POST', '/contact', { name: 'Ada', email: 'ada', message: 'Hello.' }),
    status: 400,
    message: contactMessages.validation.contactEmail,
  },
  {
    name: 'look an unknown checkout up',
    by: 'USER',
    graphql: (client) => client.graphql('mutation { confirmCheckout(sessionId: "cs_none") { id } }'),
    rest: (client) => callRest(client, 'POST', '/payments/get-subscription?session_id=cs_none'),
    status: 404,
    message: paymentRefusals.notFound.checkout,
  },
  {
    name: 'list no payments',
    by: 'ADMIN',
    graphql: (client) => client.graphql('{ payments(first: 0) { totalCount } }'),
    rest: (client) => callRest(client, 'GET', '/payments?count=0'),
    status: 400,
    message: inputRefusals.pageSize({ limit: 100 }),
  },
];

describe('both protocols refuse bad input with the same message', () => {
  it.each(CASES.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
    const { status, message, by = 'VISITOR' } = each;
    expect(await expectSameOutcome(each, () => callers[by])).toEqual({ status, message });
  });
});

describe('documented calls without a counterpart', () => {
  const refusal = async (answer: Promise<{ status: number; body: object }>) => {
    const { status, body } = await answer;
    return { status, ...body };
  };

  it("refuse an edit of another user's profile, even by an admin", async () => {
    const form = () => formWithPicture('avatar', { fullName: 'Grace Hopper' });
    for (const { client } of [admin, await register(app)]) {
      expect(await refusal(callRest(client, 'POST', `/user/update/${user.id}`, await form()))).toMatchObject({
        status: 403,
        message: messages.access.denied,
      });
    }
  });

  it.each<[string, (client: HttpClient, id: string) => Promise<{ status: number; body: object }>, string]>([
    [
      'a profile without an avatar',
      (client, id) => callRest(client, 'POST', `/user/update/${id}`, formOf({ fullName: 'Grace Hopper' })),
      authMessages.validation.profileFieldsMandatory,
    ],
    [
      'a profile with a short name',
      async (client, id) =>
        callRest(client, 'POST', `/user/update/${id}`, await formWithPicture('avatar', { fullName: 'Abcd' })),
      authMessages.validation.profileNameTooShort,
    ],
    [
      'a course without a thumbnail',
      (client) => {
        const { instructor: createdBy, ...fields } = newCourse();
        return callRest(client, 'POST', '/courses', formOf({ ...fields, createdBy }));
      },
      courseMessages.validation.courseFieldsMandatory,
    ],
    [
      'a lecture without a video',
      (client) => callRest(client, 'POST', `/courses/${course.id}`, formOf({ title: 'A', description: 'B' })),
      lectureMessages.validation.lectureFieldsMandatory,
    ],
    [
      'a malformed subscription',
      (client) => callRest(client, 'POST', '/payments/verify', { subscription_id: '1' }),
      inputRefusals.malformedId,
    ],
  ])('refuse %s', async (_what, call, message) => {
    expect(await refusal(call(admin.client, admin.id))).toMatchObject({
      status: 400,
      success: false,
      message,
    });
  });

  it('refuse to delete a lecture of a different course', async () => {
    const other = await createCourse(admin.client);
    const { id } = await addLecture(admin.client, other.id);
    const path = (courseId: string) => `/courses?courseId=${courseId}&lectureId=${id}`;
    expect((await callRest(admin.client, 'DELETE', path(course.id))).status).toBe(404);
    expect((await callRest(admin.client, 'DELETE', path(other.id))).status).toBe(200);
  });
});
