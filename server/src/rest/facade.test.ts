import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { ERROR_STATUS, type ErrorCode } from '#server/common/errors.ts';
import {
  addLecture,
  as,
  createCourse,
  drawPicture,
  LOGIN,
  newAccount,
  PASSWORD,
  register,
  registerSubscriber,
  tryRegister,
  type Person,
} from '#server/test/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#server/test/http-client.ts';
import { startApp, type TestApp } from '#server/test/start-app.ts';

let app: TestApp;
let course: { id: string; slug: string };
let subscriber: Person;
let user: Person;
beforeAll(async () => {
  app = await startApp();
  const admin = await as(app, 'ADMIN');
  await createCourse(admin);
  course = await createCourse(admin, { title: 'Two lectures', instructor: 'Grace Hopper' });
  await addLecture(admin, course.id, { title: 'One' });
  await addLecture(admin, course.id, { title: 'Two', isFreePreview: true });
  subscriber = await registerSubscriber(app);
  user = await register(app);
});
afterAll(() => app.stop());

/** What a call came to, in REST's terms. */
interface Outcome {
  status: number;
  message?: string;
  data?: unknown;
}

interface Case {
  name: string;
  /** Who asks; called anew for each protocol. */
  caller: () => HttpClient;
  graphql: (client: HttpClient) => Promise<GraphqlAnswer>;
  /** GraphQL's data in REST's names. */
  inRestNames?: (data: never) => unknown;
  rest: (client: HttpClient) => Promise<Response>;
  expected: Outcome;
}

interface UserData {
  id: string;
  fullName: string;
  email: string;
  role: string;
  avatar: { url: string };
  subscription: { status: string } | null;
}
const userInRest = ({ id, fullName, email, role, avatar, subscription }: UserData) => ({
  user: {
    _id: id,
    fullName,
    email,
    role,
    avatar: { secure_url: avatar.url },
    subscription: { status: subscription?.status.toLowerCase() ?? 'inactive' },
  },
});
const USER_FIELDS = 'id fullName email role avatar { url } subscription { status }';

interface CourseData {
  id: string;
  title: string;
  description: string;
  category: string;
  instructor: string;
  thumbnail: { url: string };
  numberOfLectures: number;
}
const courseInRest = ({
  id,
  instructor,
  thumbnail,
  numberOfLectures,
  title,
  description,
  category,
}: CourseData) => ({
  _id: id,
  title,
  description,
  decription: description,
  category,
  createdBy: instructor,
  thumbnail: { secure_url: thumbnail.url },
  numberoflectures: numberOfLectures,
  numberOfLectures,
});

interface LectureData {
  id: string;
  title: string;
  description: string;
  video: { url: string };
}
const lectureInRest = ({ id, title, description, video }: LectureData) => ({
  _id: id,
  title,
  description,
  lecture: { secure_url: video.url },
});

const post = (client: HttpClient, path: string, body?: object) =>
  client.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
const get = (client: HttpClient, path: string) => client.fetch(`/api/v1${path}`);

async function registerByRest(client: HttpClient, fields: object): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...newAccount(), ...fields })) form.set(name, String(value));
  form.set('avatar', await drawPicture(), 'portrait.png');
  return client.fetch('/api/v1/user/register', { method: 'POST', body: form });
}

const visitor = () => app.visitor();
const registering = (name: string, fields: () => object, expected: Outcome): Case => ({
  name,
  caller: visitor,
  graphql: (client) => tryRegister(client, fields()),
  rest: (client) => registerByRest(client, fields()),
  expected,
});
const loggingIn = (name: string, fields: () => object, expected: Outcome): Case => ({
  name,
  caller: visitor,
  graphql: (client) =>
    client.graphql(LOGIN.replace('{ id email role }', `{ ${USER_FIELDS} }`), { input: fields() }),
  inRestNames: ({ login }: { login: UserData }) => userInRest(login),
  rest: (client) => post(client, '/user/login', fields()),
  expected,
});
const listing = (name: string, query: { first: number; after?: string }, expected: Outcome): Case => ({
  name,
  caller: visitor,
  graphql: (client) =>
    client.graphql(
      `query L($first: Int!, $after: String) { courses(first: $first, after: $after) {
         totalCount pageInfo { hasNextPage endCursor }
         nodes { id title description category instructor thumbnail { url } numberOfLectures } } }`,
      query,
    ),
  inRestNames: ({ courses }: { courses: { nodes: CourseData[]; totalCount: number; pageInfo: object } }) => ({
    courses: courses.nodes.map(courseInRest),
    totalCount: courses.totalCount,
    pageInfo: courses.pageInfo,
  }),
  rest: (client) =>
    get(client, `/courses?${new URLSearchParams({ ...query, first: String(query.first) }).toString()}`),
  expected,
});

const { validation, access, conflict } = messages;
const CASES: Case[] = [
  registering('register', () => ({}), { status: 200 }),
  registering('register with a short name', () => ({ fullName: 'Abcd' }), {
    status: 400,
    message: validation.nameTooShort,
  }),
  registering('register with a weak password', () => ({ password: 'password' }), {
    status: 400,
    message: validation.weakPassword,
  }),
  registering('register a taken address', () => ({ email: user.email }), {
    status: 409,
    message: conflict.emailTaken,
  }),
  loggingIn('login', () => ({ email: user.email, password: PASSWORD }), {
    status: 200,
    data: expect.objectContaining({ user: expect.objectContaining({ role: 'USER' }) as unknown }),
  }),
  loggingIn('login of a subscriber', () => ({ email: subscriber.email, password: PASSWORD }), {
    status: 200,
    data: { user: expect.objectContaining({ subscription: { status: 'active' } }) as unknown },
  }),
  loggingIn('login with a wrong password', () => ({ email: user.email, password: 'wrong#1' }), {
    status: 401,
    message: access.wrongCredentials,
  }),
  loggingIn('login with nothing', () => ({ email: '', password: '' }), {
    status: 400,
    message: validation.fillAllDetails,
  }),
  {
    name: 'me',
    caller: () => subscriber.client,
    graphql: (client) => client.graphql(`{ me { ${USER_FIELDS} } }`),
    inRestNames: ({ me }: { me: UserData }) => userInRest(me),
    rest: (client) => get(client, '/user/me'),
    expected: { status: 200, data: expect.anything() },
  },
  {
    name: 'logout of a visitor',
    caller: visitor,
    graphql: (client) => client.graphql('mutation { logout { userId } }'),
    rest: (client) => post(client, '/user/logout'),
    expected: { status: 200 },
  },
  listing('courses', { first: 10 }, { status: 200, data: expect.objectContaining({ totalCount: 2 }) }),
  listing(
    'a page of courses',
    { first: 1 },
    {
      status: 200,
      data: expect.objectContaining({
        pageInfo: { hasNextPage: true, endCursor: expect.any(String) as string },
      }),
    },
  ),
  listing('no courses', { first: 0 }, { status: 400, message: validation.pageSize(100) }),
  listing(
    'courses after no cursor',
    { first: 1, after: 'x' },
    { status: 400, message: validation.malformedCursor },
  ),
  {
    name: 'the lectures of a course',
    caller: () => subscriber.client,
    graphql: (client) =>
      client.graphql(
        'query C($slug: String!) { course(slug: $slug) { lectures { id title description video { url } } } }',
        {
          slug: course.slug,
        },
      ),
    inRestNames: (data: { course: { lectures: LectureData[] } }) => ({
      lectures: data.course.lectures.map(lectureInRest),
    }),
    rest: (client) => get(client, `/courses/${course.id}`),
    expected: { status: 200, data: { lectures: [expect.anything(), expect.anything()] } },
  },
];

async function graphqlOutcome({ caller, graphql, inRestNames }: Case): Promise<Outcome> {
  const { data, errors } = await graphql(caller());
  const [error] = errors ?? [];
  if (error) return { status: ERROR_STATUS[error.extensions.code as ErrorCode], message: error.message };
  // The case knows what its own query returns.
  return { status: 200, data: inRestNames?.(data as never) };
}

async function restOutcome({ caller, rest, inRestNames }: Case): Promise<Outcome> {
  const response = await rest(caller());
  const { success, message, fields: _, ...data } = (await response.json()) as Record<string, unknown>;
  expect(success).toBe(response.status === 200);
  if (response.status !== 200) return { status: response.status, message: String(message) };
  return { status: response.status, data: inRestNames ? data : undefined };
}

/** Links are signed anew each time. */
const withoutSignatures = (outcome: Outcome) =>
  JSON.parse(JSON.stringify(outcome).replaceAll(/\?expires=[^"]*/g, '')) as Outcome;

describe('REST and GraphQL come to the same', () => {
  it.each(CASES.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
    const [byGraphql, byRest] = [await graphqlOutcome(each), await restOutcome(each)];
    expect(withoutSignatures(byRest)).toEqual(withoutSignatures(byGraphql));
    expect(byRest).toEqual({ data: undefined, ...each.expected });
  });
});
