import { expect } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { contactMessages } from '#shared/contact.ts';
import { courseMessages } from '#shared/course.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import {
  drawPicture,
  newAccount,
  PASSWORD,
  register,
  registerPaidSubscriber,
  video,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';
import type { Method } from '#server/platform/rest/route.ts';
import { callRest } from './rest-call.test-helper.ts';

/** The app and the admin that the calls use. */
export interface CallFixture {
  app: TestApp;
  admin: Person;
}

const aText = expect.any(String) as string;
const aNumber = expect.any(Number) as number;
const anId = expect.stringMatching(/^[\da-f-]{36}$/) as string;
const anAddress = expect.stringMatching(/^(https?:\/)?\/./) as string;
const twelveNumbers = Array.from({ length: 12 }, () => aNumber);

const aUser = {
  _id: anId,
  fullName: aText,
  email: aText,
  avatar: { secure_url: anAddress },
  role: expect.stringMatching(/^(ADMIN|USER)$/) as string,
  subscription: { status: aText },
};
const aCourse = {
  _id: anId,
  title: aText,
  description: aText,
  decription: aText,
  category: aText,
  createdBy: aText,
  thumbnail: { secure_url: anAddress },
  numberoflectures: aNumber,
  numberOfLectures: aNumber,
};
const aLecture = { _id: anId, title: aText, description: aText, lecture: { secure_url: anAddress } };

const MONTHS = 'January February March April May June July August September October November December';

/** The client and input of a call. */
export interface ReadyCall {
  client: HttpClient;
  path: string;
  payload?: Record<string, string>;
  file?: { name: string; data: Blob };
}

/** A call with its documented payload and answer. */
export interface CallRow {
  call: `${Method} ${string}`;
  ready: (fixture: CallFixture) => Promise<ReadyCall>;
  /** The documented fields with their values. */
  answer: object;
  /** The error message for each missing field. */
  missing?: Record<string, string>;
}

const aCourseOfOurs = ({ app }: CallFixture) => writeCourse(app);

/** A lecture in its own course. */
export async function aLectureOfOurs(fixture: CallFixture) {
  const { id } = await aCourseOfOurs(fixture);
  return { courseId: id, lectureId: (await writeLecture(fixture.app, id)).id };
}
const asUser = async ({ app }: CallFixture, path: string): Promise<ReadyCall> => ({
  client: (await register(app)).client,
  path,
});
const asAdmin = async ({ admin }: CallFixture, path: string): Promise<ReadyCall> => ({
  client: admin.client,
  path,
});
const picture = async (name: string) => ({ name, data: await drawPicture() });

/** A user who has paid, with the path that the success page calls. */
export async function paid({ app }: CallFixture) {
  const { client } = await register(app);
  const { body } = await callRest(client, 'POST', '/payments/subscribe');
  const sessionId = String(body.id);
  app.container.stripeSandbox?.payCheckout(sessionId);
  return { client, lookup: `/payments/get-subscription?session_id=${sessionId}` };
}

const { fillAllDetails, profileFieldsMandatory } = authMessages.validation;
const { courseFieldsMandatory } = courseMessages.validation;
const { lectureFieldsMandatory } = lectureMessages.validation;
const { contactFieldsMandatory } = contactMessages.validation;
const { malformedId } = inputRefusals;

/** Section 7 of the specification, row by row. */
export const CALL_ROWS: readonly CallRow[] = [
  {
    call: 'POST user/register',
    ready: async (fixture) => ({
      client: fixture.app.visitor(),
      path: '/user/register',
      payload: newAccount(),
      file: await picture('avatar'),
    }),
    answer: { success: true, message: aText },
    missing: {
      fullName: fillAllDetails,
      email: fillAllDetails,
      password: fillAllDetails,
      avatar: fillAllDetails,
    },
  },
  {
    call: 'POST user/login',
    ready: async (fixture) => ({
      client: fixture.app.visitor(),
      path: '/user/login',
      payload: { email: (await register(fixture.app)).email, password: PASSWORD },
    }),
    answer: { success: true, message: aText, user: aUser },
    missing: { email: fillAllDetails, password: fillAllDetails },
  },
  {
    call: 'GET /user/logout',
    ready: (fixture) => asUser(fixture, '/user/logout'),
    answer: { success: true, message: aText },
  },
  {
    call: 'POST /user/update/{id}',
    ready: async (fixture) => {
      const { client, id } = await register(fixture.app);
      const payload = { fullName: 'Grace Hopper' };
      return { client, path: `/user/update/${id}`, payload, file: await picture('avatar') };
    },
    answer: { message: aText },
    missing: { fullName: profileFieldsMandatory, avatar: profileFieldsMandatory },
  },
  { call: 'GET user/me', ready: (fixture) => asUser(fixture, '/user/me'), answer: { user: aUser } },
  {
    call: 'GET /courses',
    ready: async (fixture) => {
      await aCourseOfOurs(fixture);
      return { client: fixture.app.visitor(), path: '/courses?first=1' };
    },
    answer: { courses: [aCourse] },
  },
  {
    call: 'POST /courses',
    ready: async (fixture) => ({
      client: fixture.admin.client,
      path: '/courses',
      payload: {
        title: 'Knots',
        description: 'Six knots.',
        category: 'Sailing',
        createdBy: 'Rita Rope',
      },
      file: await picture('thumbnail'),
    }),
    answer: { success: true },
    missing: {
      title: courseFieldsMandatory,
      description: courseFieldsMandatory,
      category: courseFieldsMandatory,
      createdBy: courseFieldsMandatory,
      thumbnail: courseFieldsMandatory,
    },
  },
  {
    call: 'DELETE /courses/{id}',
    ready: async (fixture) => asAdmin(fixture, `/courses/${(await aCourseOfOurs(fixture)).id}`),
    answer: { success: true, message: 'Course Deleted Successfully' },
  },
  {
    call: 'GET /courses/{id}',
    ready: async (fixture) => asAdmin(fixture, `/courses/${(await aLectureOfOurs(fixture)).courseId}`),
    answer: { lectures: [aLecture] },
  },
  {
    call: 'POST /courses/{id}',
    ready: async (fixture) => ({
      client: fixture.admin.client,
      path: `/courses/${(await aCourseOfOurs(fixture)).id}`,
      payload: { title: 'The bowline', description: 'A loop.' },
      file: { name: 'lecture', data: await video() },
    }),
    answer: { success: true, course: { ...aCourse, lectures: [aLecture] } },
    missing: {
      lecture: lectureFieldsMandatory,
      title: lectureFieldsMandatory,
      description: lectureFieldsMandatory,
    },
  },
  {
    call: 'DELETE /courses?courseId=&lectureId=',
    ready: async (fixture) =>
      asAdmin(fixture, `/courses?${new URLSearchParams(await aLectureOfOurs(fixture)).toString()}`),
    answer: { success: true, message: 'Lecture deleted successfully' },
  },
  {
    call: 'POST /contact',
    ready: async (fixture) => ({
      client: fixture.app.visitor(),
      path: '/contact',
      payload: { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello.' },
    }),
    answer: { success: true },
    missing: {
      name: contactFieldsMandatory,
      email: contactFieldsMandatory,
      message: contactFieldsMandatory,
    },
  },
  {
    call: 'GET /payments/stripe-key',
    ready: async (fixture) => ({ client: fixture.app.visitor(), path: '/payments/stripe-key' }),
    answer: { key: aText },
  },
  {
    call: 'POST /payments/subscribe',
    ready: (fixture) => asUser(fixture, '/payments/subscribe'),
    answer: { id: expect.stringMatching(/^cs_/) as string, url: anAddress },
  },
  {
    call: 'POST /payments/verify',
    ready: async (fixture) => {
      const { client, lookup } = await paid(fixture);
      const { body } = await callRest(client, 'GET', lookup);
      const payload = { subscription_id: String(body.subscriptionId) };
      return { client, path: '/payments/verify', payload };
    },
    answer: { success: true, message: 'Subscription Active' },
    missing: { subscription_id: malformedId },
  },
  {
    call: 'GET /payments?count=100',
    ready: async (fixture) => {
      await registerPaidSubscriber(fixture.app);
      return asAdmin(fixture, '/payments?count=100');
    },
    answer: {
      message: aText,
      allPayments: expect.arrayContaining([
        expect.objectContaining({ _id: anId, amount: 49_900, currency: 'usd' }),
      ]) as object[],
      finalMonths: Object.fromEntries(MONTHS.split(' ').map((month) => [month, aNumber])),
      monthlySalesRecord: twelveNumbers,
    },
  },
  {
    call: 'GET /payments/unsubscribe',
    ready: async (fixture) => ({
      client: (await registerPaidSubscriber(fixture.app)).client,
      path: '/payments/unsubscribe',
    }),
    answer: { success: true, message: 'Cancellation successful' },
  },
  {
    call: 'GET /payments/get-subscription?session_id={session}',
    ready: async (fixture) => {
      const { client, lookup } = await paid(fixture);
      return { client, path: lookup };
    },
    answer: { subscriptionId: anId },
  },
  {
    call: 'GET /admin/stats/users',
    ready: (fixture) => asAdmin(fixture, '/admin/stats/users'),
    answer: { allUsersCount: aNumber, subscribedUsersCount: aNumber, message: aText },
  },
  {
    call: 'GET /payments/get-monthly-payments',
    ready: (fixture) => asAdmin(fixture, '/payments/get-monthly-payments'),
    answer: { data: twelveNumbers, message: aText },
  },
];
