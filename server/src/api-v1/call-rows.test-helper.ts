import { expect } from 'vitest';
import { inputRefusals } from '#shared/request-messages.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { drawPicture, newAccount, PASSWORD, register, video, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';
import type { Method } from '#server/platform/rest/route.ts';
import {
  aCourse,
  aLecture,
  anAddress,
  anId,
  aNumber,
  aNumberByMonth,
  aText,
  aUser,
  listWith,
  twelveNumbers,
} from './answer-shapes.test-helper.ts';
import { callRest, formOf } from './rest-call.test-helper.ts';

/** The school of the calls. */
export interface CallFixture {
  app: TestApp;
  admin: { id: string };
  /** A course with lectures; one in `specification.test.ts`. */
  course: { id: string };
  /** A checkout of another user. */
  foreignCheckout: string;
}

/** The address of a call, its fields and its file. */
export interface CallInput {
  path: string;
  payload?: Record<string, string>;
  file?: { name: string; data: Blob };
}

/** A call with its documented answer, and its outcome for each role. */
export interface CallRow {
  /** Method and address as in the specification. */
  call: `${Method} ${string}`;
  statuses: Record<Caller, number>;
  /** An outcome with this input depends only on the caller's role. The default path is the address of the call. */
  input?: (fixture: CallFixture, client: HttpClient) => Partial<CallInput> | Promise<Partial<CallInput>>;
  /** A caller and the input that get the documented answer, if no role does with `input`. */
  documented?: (fixture: CallFixture) => Promise<Partial<CallInput> & { client: HttpClient }>;
  /** The documented fields with their values. */
  answer: object;
  /** The error message for each missing field. */
  missing?: Record<string, string>;
}

/** The method and the path of a row, without its query. */
export function addressOf({ call }: CallRow) {
  // Each row starts with its method.
  const [method, address] = call.split(' ') as [Method, string];
  const path = address.startsWith('/') ? address : `/${address}`;
  return { method, path, route: path.split('?')[0] };
}

/** The input of a row for this caller. */
export async function inputOf(row: CallRow, fixture: CallFixture, client: HttpClient): Promise<CallInput> {
  return { path: addressOf(row).path, ...(await row.input?.(fixture, client)) };
}

/** Sends a call, as a form if it has a file. */
export function send(client: HttpClient, method: Method, { path, payload, file }: CallInput) {
  return callRest(client, method, path, file ? formOf(payload ?? {}, file) : payload);
}

const statuses = (VISITOR: number, USER: number, SUBSCRIBER: number, ADMIN: number) => ({
  VISITOR,
  USER,
  SUBSCRIBER,
  ADMIN,
});
const FOR_ALL = statuses(200, 200, 200, 200);
const FOR_USERS = statuses(401, 200, 200, 200);
const FOR_ADMINS = statuses(401, 403, 403, 200);

const picture = async (name: string) => ({ name, data: await drawPicture() });

/** A new lecture in its own course. */
export async function newLecture({ app }: Pick<CallFixture, 'app'>) {
  const { id } = await writeCourse(app);
  return { courseId: id, lectureId: (await writeLecture(app, id)).id };
}

/** A user who has paid, with the path that the success page calls. */
export async function paid({ app }: Pick<CallFixture, 'app'>) {
  const { client } = await register(app);
  const { body } = await callRest(client, 'POST', '/payments/subscribe');
  const sessionId = String(body.id);
  app.container.stripeSandbox?.payCheckout(sessionId);
  return { client, lookup: `/payments/get-subscription?session_id=${sessionId}` };
}

const required = (text: string, ...fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, text]));

/** Section 7 of the specification, row by row, with the messages of section 5. */
export const CALL_ROWS: readonly CallRow[] = [
  {
    call: 'POST user/register',
    statuses: FOR_ALL,
    input: async () => ({ payload: newAccount(), file: await picture('avatar') }),
    answer: { success: true, message: aText },
    missing: required('Please fill all the details', 'fullName', 'email', 'password', 'avatar'),
  },
  {
    call: 'POST user/login',
    statuses: FOR_ALL,
    input: async ({ app }) => ({
      payload: { email: (await register(app)).email, password: PASSWORD },
    }),
    answer: { success: true, message: aText, user: aUser },
    missing: required('Please fill all the details', 'email', 'password'),
  },
  {
    call: 'GET /user/logout',
    statuses: FOR_ALL,
    answer: { success: true, message: aText },
  },
  {
    call: 'POST /user/update/{id}',
    statuses: FOR_USERS,
    input: async ({ admin }, client) => {
      const { body } = await client.json<{ user?: { _id: string } }>('GET', '/api/v1/user/me');
      return {
        path: `/user/update/${body.user?._id ?? admin.id}`,
        payload: { fullName: 'Grace Hopper' },
        file: await picture('avatar'),
      };
    },
    answer: { message: aText },
    missing: required('All Fields are mandatory', 'fullName', 'avatar'),
  },
  {
    call: 'GET user/me',
    statuses: FOR_USERS,
    answer: { user: aUser },
  },
  {
    call: 'GET /courses',
    statuses: FOR_ALL,
    input: () => ({ path: '/courses?first=5' }),
    answer: { courses: listWith(aCourse) },
  },
  {
    call: 'POST /courses',
    statuses: FOR_ADMINS,
    input: async () => ({
      payload: { title: 'Knots', description: 'Six knots.', category: 'Sailing', createdBy: 'Rita Rope' },
      file: await picture('thumbnail'),
    }),
    answer: { success: true },
    missing: required(
      'All Fields are mandatory',
      'title',
      'description',
      'category',
      'createdBy',
      'thumbnail',
    ),
  },
  {
    call: 'DELETE /courses/{id}',
    statuses: FOR_ADMINS,
    input: async ({ app }) => ({ path: `/courses/${(await writeCourse(app)).id}` }),
    answer: { success: true, message: 'Course Deleted Successfully' },
  },
  {
    call: 'GET /courses/{id}',
    statuses: statuses(401, 403, 200, 200),
    input: ({ course }) => ({ path: `/courses/${course.id}` }),
    answer: { lectures: [aLecture], textLectures: [], linkLectures: [], files: [], upcomingLectures: [] },
  },
  {
    call: 'POST /courses/{id}',
    statuses: FOR_ADMINS,
    input: async ({ app }) => ({
      path: `/courses/${(await writeCourse(app)).id}`,
      payload: { title: 'The bowline', description: 'A loop.' },
      file: { name: 'lecture', data: await video() },
    }),
    answer: {
      success: true,
      course: {
        ...aCourse,
        ...{ sections: [], lectures: [aLecture], textLectures: [], linkLectures: [], files: [] },
      },
    },
    missing: required('All fields are mandatory', 'lecture', 'title', 'description'),
  },
  {
    call: 'DELETE /courses?courseId=&lectureId=',
    statuses: FOR_ADMINS,
    input: async (fixture) => ({
      path: `/courses?${new URLSearchParams(await newLecture(fixture)).toString()}`,
    }),
    answer: { success: true, message: 'Lecture deleted successfully' },
  },
  {
    call: 'POST /contact',
    statuses: FOR_ALL,
    input: async ({ app }) => {
      // All callers share one address, which may send only a few messages.
      await app.sql('delete from rate_limits');
      const payload = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello.' };
      return { payload };
    },
    answer: { success: true },
    missing: required('All fields are mandatory', 'name', 'email', 'message'),
  },
  {
    call: 'GET /payments/stripe-key',
    statuses: FOR_ALL,
    answer: { key: aText },
  },
  {
    call: 'POST /payments/subscribe',
    statuses: statuses(401, 200, 409, 200),
    answer: { id: expect.stringMatching(/^cs_/) as string, url: anAddress },
  },
  {
    call: 'POST /payments/verify',
    statuses: statuses(401, 404, 404, 404),
    input: ({ admin }) => ({ payload: { subscription_id: admin.id } }),
    documented: async (fixture) => {
      const { client, lookup } = await paid(fixture);
      const { body } = await callRest(client, 'GET', lookup);
      return { client, payload: { subscription_id: String(body.subscriptionId) } };
    },
    answer: { success: true, message: 'Subscription Active' },
    missing: { subscription_id: inputRefusals.malformedId },
  },
  {
    call: 'GET /payments?count=100',
    statuses: FOR_ADMINS,
    answer: {
      message: aText,
      allPayments: listWith({ _id: anId, amount: 49_900, currency: 'usd' }),
      finalMonths: aNumberByMonth,
      monthlySalesRecord: twelveNumbers,
    },
  },
  {
    call: 'GET /payments/unsubscribe',
    statuses: statuses(401, 409, 200, 409),
    answer: { success: true, message: 'Cancellation successful' },
  },
  {
    call: 'GET /payments/get-subscription?session_id={session}',
    statuses: statuses(401, 404, 404, 404),
    input: ({ foreignCheckout }) => ({ path: `/payments/get-subscription?session_id=${foreignCheckout}` }),
    documented: async (fixture) => {
      const { client, lookup } = await paid(fixture);
      return { client, path: lookup };
    },
    answer: { subscriptionId: anId },
  },
  {
    call: 'GET /admin/stats/users',
    statuses: FOR_ADMINS,
    answer: { allUsersCount: aNumber, subscribedUsersCount: aNumber, message: aText },
  },
  {
    call: 'GET /payments/get-monthly-payments',
    statuses: FOR_ADMINS,
    answer: { data: twelveNumbers, message: aText },
  },
];
