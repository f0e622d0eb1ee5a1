import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { CONTACT_LIMIT } from '#server/contact/contact.service.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = (await registerAdmin(app)).client;
});
afterAll(() => app.stop());

const ada = { name: 'Ada', email: 'ada@example.com', message: 'Do you teach knots?\r\nAda' };

const post = async (fields: Record<string, string>, origin = app.url) => {
  const answer = await app.visitor().fetch('/contact', {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(fields),
  });
  return [answer.status, answer.headers.get('location')];
};
const received = async () =>
  dataOf(
    await admin.graphql<{ contactMessages: { nodes: object[] } }>(
      '{ contactMessages { nodes { name email message } } }',
    ),
  ).contactMessages.nodes;

describe('the contact form without scripts', () => {
  it('sends the message, reports a refusal, and refuses other sites', async () => {
    expect(await post({ ...ada, message: ' ' })).toEqual([303, '/contact?refused=details']);
    expect(await post({ ...ada, email: 'ada@' })).toEqual([303, '/contact?refused=email']);
    expect((await post(ada, 'https://evil.example'))[0]).toBe(403);
    expect(await received()).toEqual([]);
    expect(await post(ada)).toEqual([303, '/contact?sent=1']);
    expect(await received()).toEqual([{ ...ada, message: 'Do you teach knots?\nAda' }]);
  });

  it('shares the rate limit of all contact messages', async () => {
    for (let times = 0; times < CONTACT_LIMIT.points; times++) await post(ada);
    expect(await post(ada)).toEqual([303, '/contact?refused=requests']);
  });
});
