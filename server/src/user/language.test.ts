import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#shared/languages.ts';
import { courseMessages } from '#shared/course.ts';
import { languageTexts } from '#shared/texts/language.ts';
import { dataOf, PASSWORD, refusalOf, register, registerAdmin, tryRegister } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createToken, program } from '#server/auth/api-token.test-helper.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const GERMAN = { 'accept-language': 'de' };
const choose = (client: HttpClient, language: string | null) =>
  client.graphql<{ setLanguage: { id: string; language: string | null } }>(
    'mutation ($language: String) { setLanguage(language: $language) { id language } }',
    { language },
  );
const chooseByForm = (
  client: HttpClient,
  language: string,
  headers: Record<string, string> = {},
  page: Record<string, string> = {},
) =>
  client.fetch('/language', {
    method: 'POST',
    headers: { referer: `${app.url}/courses?q=tea`, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams({ language, ...page }),
  });

/** In which language somebody is spoken to. */
async function heard(client: HttpClient): Promise<Language | undefined> {
  const { errors } = await client.graphql('{ course(slug: "nowhere") { id } }');
  const tags = ['en', 'de'] as const;
  return tags.find((tag) => errors?.[0]?.message === inLanguage(tag, () => courseMessages.notFound.course));
}

describe('the language of a person', () => {
  it('is none until they choose one, and then comes before all that their browser says', async () => {
    const { client, id } = await register(app);
    expect(dataOf(await client.graphql('{ me { language } }'))).toEqual({ me: { language: null } });
    expect(await heard(client)).toBe('en');
    expect(dataOf(await choose(client, 'de'))).toEqual({ setLanguage: { id, language: 'de' } });
    expect(client.cookieHeader()).toContain('language=de');
    client.setCookie('language', 'en');
    expect(await heard(client)).toBe('de');
    expect(dataOf(await choose(client, null))).toEqual({ setLanguage: { id, language: null } });
    expect(client.cookieHeader()).not.toContain('language=');
    expect(await heard(client)).toBe('en');
  });

  it('goes with them to each browser in which they log in, and stays there when they have left', async () => {
    const { client, email } = await register(app);
    dataOf(await choose(client, 'de'));
    const elsewhere = app.visitor();
    const input = { email, password: PASSWORD };
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { language } }';
    expect(dataOf(await elsewhere.graphql(login, { input }))).toEqual({ login: { language: 'de' } });
    expect(await heard(elsewhere)).toBe('de');
    dataOf(await elsewhere.graphql('mutation { logout { userId } }'));
    expect(await heard(elsewhere)).toBe('de');
  });

  it('is not that of their programs, which say themselves what they read', async () => {
    const { client } = await register(app);
    dataOf(await choose(client, 'de'));
    const { secret } = await createToken(client);
    expect(await heard(program(app, secret))).toBe('en');
    expect(await heard(program(app, secret, GERMAN))).toBe('de');
  });

  it('is one that the product speaks', async () => {
    const { client } = await register(app);
    for (const tag of ['tlh', '', 'DE', '__proto__']) {
      expect(refusalOf(await choose(client, tag))).toEqual({
        code: 'BAD_USER_INPUT',
        message: languageTexts.validation.unknown,
      });
    }
  });

  it('is told to them and to admins, and kept beside the one in which they made their account', async () => {
    const { client: admin } = await registerAdmin(app);
    const client = app.visitor(GERMAN);
    const { id } = dataOf(await tryRegister(client)).register;
    dataOf(await choose(client, 'en'));
    const asked = await admin.graphql('query ($id: ID!) { user(id: $id) { language } }', { id });
    expect(dataOf(asked)).toEqual({ user: { language: 'en' } });
    expect(await app.sql('select language, signup_language from users where id = $1', [id])).toEqual([
      { language: 'en', signup_language: 'de' },
    ]);
  });
});

describe('the form that chooses a language', () => {
  it('has a visitor’s browser keep it, and leads back to the page', async () => {
    const visitor = app.visitor(GERMAN);
    const answer = await chooseByForm(visitor, 'en');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/courses?q=tea']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^language=en; Max-Age=31536000; Path=\/;.*SameSite=Lax$/,
    );
    expect(await heard(visitor)).toBe('en');
  });

  it('sets it on the account of who is logged in', async () => {
    const { client } = await register(app);
    await chooseByForm(client, 'de');
    expect(dataOf(await client.graphql('{ me { language } }'))).toEqual({ me: { language: 'de' } });
  });

  it.each([
    ['', '/'],
    ['https://evil.example/courses', '/'],
    ['not an address', '/'],
  ])('leads nowhere else: %s', async (referer, location) => {
    const answer = await chooseByForm(app.visitor(), 'de', { referer });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  it.each([
    ['/resetpassword?token=secret', '/resetpassword?token=secret'],
    ['/login?next=%2Fcheckout', '/login?next=%2Fcheckout'],
    ['', '/courses?q=tea'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/.//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('leads back to the page that it tells, if that is one of the school: %s', async (page, location) => {
    const answer = await chooseByForm(app.visitor(), 'de', {}, { page });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('is not taken from %s', async (_, headers) => {
    const { client } = await register(app);
    expect((await chooseByForm(client, 'de', headers)).status).toBe(403);
    expect(await heard(client)).toBe('en');
  });

  it('takes only what the product speaks', async () => {
    const visitor = app.visitor();
    const answer = await chooseByForm(visitor, 'tlh');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: languageTexts.validation.unknown },
    ]);
    expect(visitor.cookieHeader()).toBe('');
  });
});
