import { z } from 'zod';
import { accountMessages } from '#shared/account.ts';
import { authMessages } from '#shared/auth.ts';
import { loginRules, profileRules, registerRules } from '#shared/auth.rules.ts';
import { imageTypes } from '#shared/limits.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import type { FormFile } from '#server/platform/rest/route.ts';
import { defineRoute } from './define-route.ts';
import { presentUser } from './presenters.ts';
import { id, message, userShape } from './shapes.ts';

const avatar: FormFile = {
  name: 'avatar',
  kind: 'picture',
  types: imageTypes.avatar,
  description: 'Portrait: JPEG, PNG or WebP, at most 10 MB; it is cropped to a square.',
};
const credentials = {
  email: loginRules.shape.email.meta({ override: { examples: ['ada@example.com'] } }),
  password: loginRules.shape.password.meta({ format: 'password', examples: ['Lectern#1'] }),
};
const fullName = { description: 'At least 5 characters.', examples: ['Ada Lovelace'] };
/** @param text message of a successful call. */
const signedIn = (text: () => string) => z.object({ message: message(text), user: userShape });

/** `/api/v1/user`: accounts over REST. */
export const userRoutes = [
  defineRoute({
    operations: { POST: 'register' },
    path: '/user/register',
    tag: 'Accounts',
    summary: 'Create an account and log in',
    access: Access.PUBLIC,
    area: Area.ACCOUNT,
    refusesTokens: true,
    isChange: true,
    body: z.object({
      fullName: registerRules.shape.fullName.meta(fullName),
      email: registerRules.shape.email.meta({ override: { format: 'email', examples: ['ada@example.com'] } }),
      password: registerRules.shape.password.meta({
        format: 'password',
        description: '6 to 16 characters with a number and a special character.',
        examples: ['Lectern#1'],
      }),
    }),
    file: avatar,
    answer: signedIn(() => authMessages.success.register({ school: 'Example School' })),
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
    async handle({ services, actor, request, response, body, openFile }) {
      const login = await services.auth.register(
        body,
        openFile,
        services.loginCookies.callerOf(actor, request),
      );
      const user = services.loginCookies.write({ response, actor }, login);
      return {
        message: authMessages.success.register({ school: services.school.current.name }),
        user: await presentUser(services, user),
      };
    },
  }),

  defineRoute({
    operations: { POST: 'login' },
    path: '/user/login',
    tag: 'Accounts',
    summary: 'Log in',
    description:
      'Sets the session cookie, and ends the session of the request if there is one. An account with two-factor authentication is refused with 401: programs use an API token instead.',
    access: Access.PUBLIC,
    area: Area.ACCOUNT,
    refusesTokens: true,
    isChange: true,
    body: z.object(credentials),
    answer: signedIn(() => authMessages.success.login),
    errors: ['SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
    async handle({ services, actor, request, response, body }) {
      const { auth, loginCookies } = services;
      const step = await auth.login(body, loginCookies.callerOf(actor, request));
      const user = loginCookies.write({ response, actor }, step);
      return { message: authMessages.success.login, user: await presentUser(services, user) };
    },
  }),

  defineRoute({
    operations: { GET: 'logout', POST: 'logoutByPost' },
    path: '/user/logout',
    tag: 'Accounts',
    summary: 'Log out',
    description: 'Ends the session, also on the server. Visitors get the same answer.',
    access: Access.PUBLIC,
    area: Area.ACCOUNT,
    refusesTokens: true,
    isChange: true,
    answer: z.object({ message: message(() => authMessages.success.logout) }),
    async handle({ services, actor, response }) {
      await services.auth.logout(actor);
      services.sessionCookie.clear(response);
      return { message: authMessages.success.logout };
    },
  }),

  defineRoute({
    operations: { POST: 'updateProfile' },
    path: '/user/update/{id}',
    tag: 'Accounts',
    summary: 'Change your name and picture',
    access: Access.USER,
    area: Area.ACCOUNT,
    isChange: true,
    params: z.object({ id: id.meta({ description: 'Your own id.' }) }),
    body: z.object({ fullName: profileRules.shape.fullName.meta(fullName) }),
    file: avatar,
    answer: signedIn(() => accountMessages.success.updateProfile),
    async handle({ services, actor, params, body, openFile }) {
      const user = await services.users.updateProfile(actor, params.id, body, openFile);
      return { message: accountMessages.success.updateProfile, user: await presentUser(services, user) };
    },
  }),

  defineRoute({
    operations: { GET: 'me' },
    path: '/user/me',
    tag: 'Accounts',
    summary: 'Get the logged-in user',
    access: Access.USER,
    area: Area.ACCOUNT,
    isChange: false,
    answer: z.object({ user: userShape }),
    async handle({ services, actor }) {
      return { user: await presentUser(services, await services.users.requireMe(actor)) };
    },
  }),
];
