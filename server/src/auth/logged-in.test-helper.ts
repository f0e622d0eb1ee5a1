import { dataOf, LOGIN, PASSWORD, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import type { TestApp } from '#testing/start-app.ts';

/** Whether a client is authenticated as a user. */
export async function isLoggedIn(client: HttpClient): Promise<boolean> {
  return dataOf(await client.graphql<{ me: object | null }>('{ me { id } }')).me !== null;
}

/** Logs in from a new browser. Throws if the login is refused. */
export async function logIn(app: TestApp, email: string, password = PASSWORD): Promise<HttpClient> {
  const client = app.visitor();
  dataOf(await client.graphql(LOGIN, { input: { email, password } }));
  return client;
}

/** Returns the code that a login is refused with; null if it succeeds. */
export async function refusedLogin(client: HttpClient, email: string, password: string) {
  return refusalOf(await client.graphql(LOGIN, { input: { email, password } }))?.code ?? null;
}

/** Waits for a mail to `email` with a link to `page` whose token is not in `known`, and returns the token. */
export async function mailedToken(
  app: TestApp,
  email: string,
  page: 'verifyemail' | 'resetpassword' | 'confirmemail' | 'invitation',
  known: string[] = [],
): Promise<string> {
  const start = `${app.config.publicUrl}/${page}#token=`;
  const tokenIn = (text: string) => /^[\w-]{43}\n/.exec(text.split(start)[1] ?? '')?.[0].trim();
  const { text } = await receivedMail(app, (mail) => {
    const token = tokenIn(mail.text);
    return mail.to === email && token !== undefined && !known.includes(token);
  });
  return tokenIn(text) ?? '';
}
