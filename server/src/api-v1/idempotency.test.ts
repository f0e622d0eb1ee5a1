import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '#shared/roles.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { dataOf, drawPicture, newCourse, PASSWORD, register, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { formOf } from './rest-call.test-helper.ts';

let app: TestApp;
const authorizations: Partial<Record<Role, string>> = {};
let picture: Buffer;
/** Another picture of the same length, which differs in its last byte. */
let other: Buffer;
beforeAll(async () => {
  app = await startApp();
  for (const [role, { client }] of [
    [Role.ADMIN, await registerAdmin(app)],
    [Role.USER, await register(app)],
  ] as const) {
    const made = await client.graphql<{ createApiToken: { secret: string } }>(
      'mutation C($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
      { input: { name: 'A program', scope: 'WRITE', currentPassword: PASSWORD } },
    );
    authorizations[role] = `Bearer ${dataOf(made).createApiToken.secret}`;
  }
  picture = Buffer.from(await (await drawPicture()).arrayBuffer());
  other = Buffer.from(picture);
  other.writeUInt8(other.readUInt8(other.length - 1) ^ 1, other.length - 1);
});
afterAll(() => app.stop());

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;
const caller = (key: string, role: Role = Role.ADMIN): HttpClient =>
  app.visitor({ authorization: authorizations[role] ?? '', 'idempotency-key': key });
const isReplayed = ({ headers }: Response) => headers.get('idempotency-replayed') === 'true';
const isIgnored = ({ headers }: Response) => headers.get('idempotency-key-ignored') === 'true';

interface Sent {
  query: string;
  variables: object;
  path: string;
}

/** A multipart request of GraphQL with a boundary of this length. */
function multipart(sent: Sent, file: Buffer, boundaryLength = 10) {
  const boundary = 'b'.repeat(boundaryLength);
  const part = (name: string, body: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${body}\r\n`;
  const head =
    part('operations', JSON.stringify({ query: sent.query, variables: sent.variables })) +
    part('map', JSON.stringify({ 0: [sent.path] })) +
    `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'apollo-require-preflight': 'true',
    },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

const createCourse = (fields = newCourse()): Sent => ({
  query: 'mutation C($input: CreateCourseInput!) { createCourse(input: $input) { id } }',
  variables: { input: { ...fields, thumbnail: null } },
  path: 'variables.input.thumbnail',
});
const setAvatar: Sent = {
  query:
    'mutation A($avatar: Upload!) { updateProfile(input: { fullName: "Ada Byron", avatar: $avatar }) { id } }',
  variables: { avatar: null },
  path: 'variables.avatar',
};

describe('a file that comes with an Idempotency-Key', () => {
  it.each([
    ['of an admin, who may send videos', Role.ADMIN, createCourse()],
    ['of another person', Role.USER, setAvatar],
  ])('is compared over GraphQL: %s', async (_who, role, sent) => {
    const client = caller(newKey(), role);
    const send = async (...call: Parameters<typeof multipart>) => {
      const response = await client.fetch('/graphql', multipart(...call));
      const body = (await response.json()) as { data?: object; errors?: object[] };
      return { isReplayed: isReplayed(response), status: response.status, body };
    };
    const first = await send(sent, picture);
    expect(first).toMatchObject({ isReplayed: false, status: 200, body: { data: {} } });
    expect(first.body.errors).toBeUndefined();
    expect(await send(sent, other)).toMatchObject({
      isReplayed: false,
      status: 400,
      body: {
        errors: [{ message: requestMessages.idempotencyKeyReused, extensions: { code: 'BAD_USER_INPUT' } }],
      },
    });
    // The length of the request is another one.
    const again = await send(sent, picture, 20);
    expect(again).toMatchObject({ isReplayed: true, status: 200 });
    expect(again.body.data).toEqual(first.body.data);
  });

  it('is compared over REST', async () => {
    const client = caller(newKey());
    const { instructor, ...fields } = newCourse();
    const send = async (file: Buffer) =>
      client.fetch('/api/v1/courses', {
        method: 'POST',
        body: formOf(
          { ...fields, createdBy: instructor },
          { name: 'thumbnail', data: new Blob([new Uint8Array(file)], { type: 'image/png' }) },
        ),
      });
    const first = await send(picture);
    expect([first.status, isReplayed(first)]).toEqual([200, false]);
    const refused = await send(other);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: requestMessages.idempotencyKeyReused });
    const again = await send(picture);
    expect([again.status, isReplayed(again)]).toEqual([200, true]);
    expect(await again.json()).toEqual(await first.json());
  });

  it('that is missing is told, and the key can be used again', async () => {
    const client = caller(newKey());
    const sent = createCourse();
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: sent.query, variables: sent.variables }));
    form.set('map', JSON.stringify({ 0: [sent.path] }));
    const headers = { 'apollo-require-preflight': 'true' };
    const missing = await client.fetch('/graphql', { method: 'POST', headers, body: form });
    expect(missing.status).toBe(400);
    expect(await missing.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect((await client.fetch('/graphql', multipart(sent, picture))).status).toBe(200);
  });
});

describe('an Idempotency-Key that does not count', () => {
  const contact = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
  const MUTATION = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }`;

  it.each([
    ['a visitor', () => Promise.resolve(app.visitor({ 'idempotency-key': 'x' }))],
    ['a cookie', async () => (await register(app)).client],
  ])('is told to %s', async (_who, clientOf) => {
    await app.sql('delete from rate_limits');
    const client = await clientOf();
    const post = (path: string, body: object) =>
      client.fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'x' },
        body: JSON.stringify(body),
      });
    expect(isIgnored(await post('/api/v1/contact', contact))).toBe(true);
    expect(isIgnored(await post('/graphql', { query: MUTATION, variables: { input: contact } }))).toBe(true);
    // A query is never carried out twice.
    expect(isIgnored(await post('/graphql', { query: '{ plan { termYears } }' }))).toBe(false);
  });

  it('is told to a token for DELETE, and never where it counts', async () => {
    const client = caller(newKey());
    const made = await client.fetch('/graphql', multipart(createCourse(), picture));
    const { data } = (await made.json()) as { data: { createCourse: { id: string } } };
    expect(isIgnored(made)).toBe(false);
    const removed = await client.fetch(`/api/v1/courses/${data.createCourse.id}`, { method: 'DELETE' });
    expect([removed.status, isIgnored(removed)]).toEqual([200, true]);
  });
});
