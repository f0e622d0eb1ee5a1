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

/** Returns the language of the error messages that a client gets. */
async function heard(client: HttpClient): Promise<Language | undefined> {
  const { errors } = await client.graphql('{ course(slug: "nowhere") { id } }');
  const tags = ['en', 'de'] as const;
  return tags.find((tag) => errors?.[0]?.message === inLanguage(tag, () => courseMessages.notFound.course));
}

describe('the language of a user', () => {
  it("is unset until the user chooses one, which then takes precedence over the browser's", async () => {
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

  it('applies in each browser where the user logs in, and stays there after a logout', async () => {
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

  it('does not apply to API tokens, which send their own language', async () => {
    const { client } = await register(app);
    dataOf(await choose(client, 'de'));
    const { secret } = await createToken(client);
    expect(await heard(program(app, secret))).toBe('en');
    expect(await heard(program(app, secret, GERMAN))).toBe('de');
  });

  it('must be supported', async () => {
    const { client } = await register(app);
    for (const tag of ['tlh', '', 'DE', '__proto__']) {
      expect(refusalOf(await choose(client, tag))).toEqual({
        code: 'BAD_USER_INPUT',
        message: languageTexts.validation.unknown,
      });
    }
  });

  it('is visible to the user and to admins, and is kept beside the registration language', async () => {
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

describe('the language form', () => {
  it("sets a cookie in a visitor's browser, and redirects back to the page", async () => {
    const visitor = app.visitor(GERMAN);
    const answer = await chooseByForm(visitor, 'en');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/courses?q=tea']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^language=en; Max-Age=31536000; Path=\/;.*SameSite=Lax$/,
    );
    expect(await heard(visitor)).toBe('en');
  });

  it('sets the language of the logged-in account', async () => {
    const { client } = await register(app);
    await chooseByForm(client, 'de');
    expect(dataOf(await client.graphql('{ me { language } }'))).toEqual({ me: { language: 'de' } });
  });

  it.each([
    ['', '/'],
    ['https://evil.example/courses', '/'],
    ['not an address', '/'],
  ])('redirects nowhere else: %s', async (referer, location) => {
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
  ])('redirects to the submitted page if it belongs to the school: %s', async (page, location) => {
    const answer = await chooseByForm(app.visitor(), 'de', {}, { page });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('refuses requests from %s', async (_, headers) => {
    const { client } = await register(app);
    expect((await chooseByForm(client, 'de', headers)).status).toBe(403);
    expect(await heard(client)).toBe('en');
  });

  it('accepts only supported languages', async () => {
    const visitor = app.visitor();
    const answer = await chooseByForm(visitor, 'tlh');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: languageTexts.validation.unknown },
    ]);
    expect(visitor.cookieHeader()).toBe('');
  });
});
