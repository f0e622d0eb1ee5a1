import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import type { Language } from '#shared/languages.ts';
import { messages } from '#shared/messages.ts';
import { registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { updateSchool } from './school/school.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  ({ client: admin } = await registerAdmin(app));
});
afterAll(() => app.stop());

/** Registrations per address are limited. */
let lastAddress = 0;

/** A refused request for each protocol, with its expected message. */
const refusals: [protocol: string, ask: (client: HttpClient) => Promise<unknown>, text: () => string][] = [
  [
    'GraphQL',
    async (client) => (await client.graphql('{ course(slug: "nowhere") { id } }')).errors?.[0]?.message,
    () => courseMessages.notFound.course,
  ],
  [
    'a GraphQL upload',
    async (client) =>
      (
        await client.graphqlUpload(
          'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
          { input: { fullName: 'Ada Lovelace', avatar: null } },
          'input.avatar',
          new Blob(['x']),
          'a.png',
        )
      ).errors?.[0]?.message,
    () => messages.access.loginRequired,
  ],
  [
    'REST',
    async (client) => (await client.json<{ message: string }>('GET', '/api/v1/user/me')).body.message,
    () => messages.access.loginRequired,
  ],
  [
    'a REST query',
    async (client) =>
      (await client.json<{ message: string }>('GET', '/api/v1/courses?sort=NONE')).body.message,
    () => messages.badRequest,
  ],
  [
    'a picture by REST',
    async (client) => {
      const form = new FormData();
      const fields = {
        fullName: 'Ada Lovelace',
        email: `ada${++lastAddress}@example.com`,
        password: 'Lectern#1',
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('avatar', new Blob(['GIF89a']), 'ada.gif');
      const headers = { 'x-forwarded-for': `10.${lastAddress}.0.1` };
      const answer = await client.fetch('/api/v1/user/register', { method: 'POST', body: form, headers });
      return ((await answer.json()) as { message: string }).message;
    },
    () => authMessages.validation.avatarFormat,
  ],
  [
    'an upload',
    async (client) => (await client.json<{ message: string }>('PATCH', '/uploads/none')).body.message,
    () => messages.access.loginRequired,
  ],
  [
    'an address at which there is nothing',
    async (client) => (await client.json<{ message: string }>('GET', '/nothing.json')).body.message,
    () => messages.notFound.page,
  ],
];

const senders: [headers: Record<string, string>, language: Language][] = [
  [{}, 'en'],
  [{ 'accept-language': '*' }, 'en'],
  [{ 'accept-language': 'tlh, *;q=0.5' }, 'en'],
  [{ 'accept-language': 'tlh' }, 'en'],
  [{ 'accept-language': ';;,q=' }, 'en'],
  [{ 'accept-language': `${'x-y,'.repeat(100)}de` }, 'en'],
  [{ 'accept-language': 'en-GB,en;q=0.9,de;q=0.8' }, 'en'],
  [{ 'accept-language': 'de' }, 'de'],
  [{ 'accept-language': 'tlh, de-AT;q=0.7, en;q=0.3' }, 'de'],
  [{ 'accept-language': 'pt-PT, en;q=0.3' }, 'pt-BR'],
  [{ 'accept-language': 'pt' }, 'pt-BR'],
  [{ 'accept-language': 'tlh, ar-MA;q=0.7' }, 'ar'],
  [{ 'accept-language': 'es-419, fr;q=0.9' }, 'es'],
  [{ 'accept-language': 'en', cookie: 'language=de' }, 'de'],
  [{ 'accept-language': 'de', cookie: 'theme=dark; language=en' }, 'en'],
  [{ 'accept-language': 'de', cookie: 'language=tlh' }, 'de'],
  [{ 'accept-language': 'de', cookie: 'language=__proto__' }, 'de'],
];

describe.each(refusals)('%s', (_protocol, ask, text) => {
  it.each(senders)('answers a request with %o in %s', async (headers, language) => {
    expect(await ask(app.visitor(headers))).toBe(inLanguage(language, text));
  });

  it('answers a request without a language in the school’s language', async () => {
    await updateSchool(admin, { language: 'de' });
    try {
      for (const headers of [undefined, { 'accept-language': '*' }, { 'accept-language': 'tlh' }])
        expect(await ask(app.visitor(headers))).toBe(inLanguage('de', text));
      expect(await ask(app.visitor({ 'accept-language': 'en' }))).toBe(inLanguage('en', text));
    } finally {
      await updateSchool(admin, { language: 'en' });
    }
  });
});
