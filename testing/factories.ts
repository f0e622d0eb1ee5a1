import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { RequestContext } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { hashPassword } from '#server/auth/password.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { withEventsProcessed } from '#server/payment/processed-events.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { rewriteImage, type RewrittenImage } from '#server/platform/storage/image.ts';
import { OPERATOR } from '#server/platform/storage/picture-reading.ts';
import type { GraphqlAnswer, HttpClient } from './http-client.ts';
import type { TestApp } from './start-app.ts';

/** The password of all people in tests. */
export const PASSWORD = 'Lectern#1';

/** The kinds of callers. Each is a new person with their own browser. */
export const ROLES = ['VISITOR', 'USER', 'SUBSCRIBER', 'ADMIN'] as const;
export type Caller = (typeof ROLES)[number];

export interface Person {
  id: string;
  email: string;
  client: HttpClient;
}

let counter = 0;
/** A number that no other call in this process returns. */
const next = () => ++counter;

/** An image of one color. */
export async function drawPicture({
  format = 'png',
  width = 64,
  height = 64,
}: { format?: 'png' | 'jpeg' | 'webp' | 'gif'; width?: number; height?: number } = {}): Promise<Blob> {
  const background = { r: (next() * 37) % 256, g: 90, b: 160 };
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(data)], { type: `image/${format}` });
}

/** A short H.264 video, or another of the test videos. */
export async function video(name = 'h264.mp4'): Promise<Blob> {
  const folder = join(import.meta.dirname, '../server/src/platform/video/fixtures');
  return new Blob([new Uint8Array(await readFile(join(folder, name)))], { type: 'video/mp4' });
}

/** The fields of a new account. */
export function newAccount() {
  const number = next();
  return { fullName: `Learner ${number}`, email: `learner-${number}@example.com`, password: PASSWORD };
}

export function newCourse() {
  return {
    title: `Course ${next()}`,
    description: 'What a course is about.',
    category: 'Craft',
    instructor: 'Ada Lovelace',
  };
}

export const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { id fullName email role createdAt avatar { url width height } subscription { status } }
}`;

export const LOGIN = `mutation Login($input: LoginInput!) { login(input: $input) { id email role } }`;

const CREATE_COURSE = `mutation CreateCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    id slug title description category instructor createdAt numberOfLectures duration thumbnail { url width height }
  }
}`;

export const ADD_LECTURE = `mutation AddLecture($input: AddLectureInput!) {
  addLecture(input: $input) {
    id title description position duration isFreePreview locked video { url contentType expiresAt }
    course { id numberOfLectures duration }
  }
}`;

/** The data of a response. Throws for an error, so that a test stops where its precondition fails. */
export function dataOf<Data>({ data, errors }: GraphqlAnswer<Data>): Data {
  if (!data || errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return data;
}

/** The code and message of the first error in a response; null if there is none. */
export function refusalOf({ errors }: GraphqlAnswer<unknown>) {
  const [error] = errors ?? [];
  return error ? { code: error.extensions.code, message: error.message } : null;
}

export async function tryRegister(client: HttpClient, fields: object = {}, avatar?: Blob) {
  const input = { ...newAccount(), ...fields };
  return client.graphqlUpload<{ register: { id: string; email: string; avatar: { url: string } } }>(
    REGISTER,
    { input: { ...input, avatar: null } },
    'input.avatar',
    avatar ?? (await drawPicture()),
    'portrait.png',
  );
}

/** A person who has just registered by the API, and is logged in. */
export async function signUp(app: TestApp, fields: object = {}): Promise<Person> {
  const client = app.visitor();
  const { id, email } = dataOf(await tryRegister(client, fields)).register;
  return { id, email, client };
}

/** Cached password hashes. */
const passwordHashes = new Map<string, Promise<string>>();
/** The portrait of all people in tests, drawn once. */
let portrait: Promise<RewrittenImage> | undefined;

/** A person with an account, logged in: the rows and the portrait of `signUp`, without its mail. */
export async function register(
  app: TestApp,
  fields: Partial<ReturnType<typeof newAccount>> = {},
): Promise<Person> {
  const { objects, users, sessions, sessionCookie, storage } = app.container.services;
  const { password, ...account } = { ...newAccount(), ...fields };
  const passwordHash = passwordHashes.get(password) ?? hashPassword(password);
  passwordHashes.set(password, passwordHash);
  portrait ??= drawPortrait();
  const { data, hash } = await portrait;
  const avatarKey = `images/${newId()}/${hash}.webp`;
  return RequestContext.create(app.container.orm.em, async () => {
    const user = await objects.create(
      avatarKey,
      () => storage.put(avatarKey, Readable.from([data]), { contentType: 'image/webp' }),
      async (em) => users.create(em, { ...account, passwordHash: await passwordHash, avatarKey }),
    );
    const client = app.visitor();
    client.setCookie(
      sessionCookie.name,
      (await sessions.start(user, { actor: null, address: '', userAgent: '' })).token,
    );
    return { id: user.id, email: user.email, client };
  });
}

async function drawPortrait(): Promise<RewrittenImage> {
  const bytes = Buffer.from(await (await drawPicture()).arrayBuffer());
  return rewriteImage(Readable.from([bytes]), 'avatar', bytes.length, OPERATOR);
}

/** An admin, with a second factor if the school requires one. */
export async function registerAdmin(app: TestApp): Promise<Person> {
  const person = await registerAdminWithoutFactor(app);
  if (app.config.adminSecondFactor) {
    await app.sql(
      "insert into totp_authenticators (id, created_at, confirmed_at, user_id, encrypted_secret) values ($1, now(), now(), $2, '')",
      [newId(), person.id],
    );
  }
  return person;
}

export async function registerAdminWithoutFactor(app: TestApp): Promise<Person> {
  const person = await register(app);
  await app.sql(`update users set role = 'ADMIN' where id = $1`, [person.id]);
  return person;
}

/** Pays with a whole checkout, whose events count as processed. */
async function payByCheckout(app: TestApp, { id, client }: Person): Promise<void> {
  const { stripeSandbox } = app.container;
  if (!stripeSandbox) throw new Error('Only the sandbox lets a test pay');
  const { startCheckout } = dataOf(
    await client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
  );
  await withEventsProcessed(app, stripeSandbox.control, id, async () => {
    stripeSandbox.payCheckout(startCheckout.id);
    dataOf(
      await client.graphql('mutation Confirm($id: ID!) { confirmCheckout(sessionId: $id) { id } }', {
        id: startCheckout.id,
      }),
    );
  });
}

/** A person who has paid with a whole checkout, and is known to Stripe. */
export async function registerPaidSubscriber(app: TestApp): Promise<Person> {
  const person = await register(app);
  await payByCheckout(app, person);
  return person;
}

/** A person with access for a year in our tables only, for tests that do not need Stripe. */
export async function registerSubscriber(app: TestApp): Promise<Person> {
  const person = await register(app);
  const inAYear = new Date(Date.now() + 365 * DAY_MS);
  const ends = { current_period_end: inAYear, paid_until: inAYear, access_until: inAYear };
  await paymentRows(app).customer(person.id);
  await paymentRows(app).subscription(person.id, { ...ends, paid_at: new Date() });
  return person;
}

/** A new browser of a person with this role. */
export async function as(app: TestApp, caller: Caller): Promise<HttpClient> {
  if (caller === 'VISITOR') return app.visitor();
  const make = { USER: register, SUBSCRIBER: registerSubscriber, ADMIN: registerAdmin }[caller];
  return (await make(app)).client;
}

/** A browser for each role, for calls that do not change the callers. */
export async function oneOfEach(app: TestApp): Promise<Record<Caller, HttpClient>> {
  return {
    VISITOR: await as(app, 'VISITOR'),
    USER: await as(app, 'USER'),
    SUBSCRIBER: await as(app, 'SUBSCRIBER'),
    ADMIN: await as(app, 'ADMIN'),
  };
}

export async function tryCreateCourse(client: HttpClient, fields: object = {}, thumbnail?: Blob) {
  const input = { ...newCourse(), ...fields, thumbnail: null };
  return client.graphqlUpload<{ createCourse: { id: string; slug: string; title: string } }>(
    CREATE_COURSE,
    { input },
    'input.thumbnail',
    thumbnail ?? (await drawPicture()),
    'thumbnail.png',
  );
}

export async function createCourse(admin: HttpClient, fields: object = {}) {
  return dataOf(await tryCreateCourse(admin, fields)).createCourse;
}

export interface AddedLecture {
  id: string;
  position: number;
  video: { url: string; contentType: string; expiresAt: string };
}

export async function tryAddLecture(client: HttpClient, courseId: string, fields: object = {}, file?: Blob) {
  const input = {
    courseId,
    title: `Lecture ${next()}`,
    description: 'What it shows.',
    ...fields,
    video: null,
  };
  return client.graphqlUpload<{ addLecture: AddedLecture }>(
    ADD_LECTURE,
    { input },
    'input.video',
    file ?? (await video()),
    'lecture.mp4',
  );
}

export async function addLecture(admin: HttpClient, courseId: string, fields: object = {}) {
  return dataOf(await tryAddLecture(admin, courseId, fields)).addLecture;
}
