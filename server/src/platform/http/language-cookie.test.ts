import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://school.example', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

describe('the language cookie over HTTPS', () => {
  it('can be set by the school only, and replaces that of earlier versions', async () => {
    const answer = await app.visitor({ cookie: 'language=fr' }).fetch('/language', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ language: 'de' }),
    });
    const [named, old = ''] = answer.headers.getSetCookie();
    expect(named).toMatch(
      /^__Host-language=de; Max-Age=31536000; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(old).toMatch(/^language=; .*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ['__Host-language=de', 'de'],
    ['language=de', 'de'],
    ['language=fr; __Host-language=de', 'de'],
    ['x__Host-language=fr; __Host-language=de', 'de'],
    ['other=1', 'en'],
  ] as const)('sets the language of a visitor who sends %s', async (cookie, language) => {
    const visitor = app.visitor({ cookie, 'accept-language': 'en' });
    const { body } = await visitor.json('GET', '/api/v1/nothing');
    expect(body).toMatchObject({ message: inLanguage(language, () => messages.notFound.page) });
  });
});
