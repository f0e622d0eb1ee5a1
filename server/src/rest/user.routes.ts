import { Readable } from 'node:stream';
import express, { type Response } from 'express';
import { messages } from '#shared/messages.ts';
import type { Login } from '#server/auth/auth.service.ts';
import { actorOf } from '#server/auth/authentication.ts';
import type { Services } from '#server/feature.ts';
import type { User } from '#server/user/user.entity.ts';
import { readPicture } from './multipart.ts';
import { presentUser } from './presenters.ts';

/** `/api/v1/user`: accounts by REST. */
export function userRoutes({ auth, users, subscriptions, sessionCookie, storage }: Services): express.Router {
  const router = express.Router();
  const present = async (user: User) => {
    const [subscription = null] = await subscriptions.ofUsers([user.id]);
    return presentUser(user, storage.publicUrl(user.avatarKey), subscription);
  };
  const logIn = async (response: Response, { user, token }: Login, message: string) => {
    sessionCookie.write(response, token);
    response.json({ success: true, message, user: await present(user) });
  };

  router.post('/register', readPicture('avatar'), async (request, response) => {
    const { file } = request;
    const login = await auth.register(request.body, file && (() => Readable.from([file.buffer])));
    await logIn(response, login, messages.success.register);
  });

  router.post('/login', express.json({ limit: '10kb' }), async (request, response) => {
    await logIn(
      response,
      await auth.login(request.body, { address: request.ip ?? '', actor: actorOf(request) }),
      messages.success.login,
    );
  });

  router.all('/logout', async (request, response, next) => {
    if (!['GET', 'POST'].includes(request.method)) return next();
    await auth.logout(actorOf(request));
    sessionCookie.clear(response);
    response.json({ success: true, message: messages.success.logout });
  });

  router.get('/me', async (request, response) => {
    const user = await users.requireMe(actorOf(request));
    response.json({ success: true, user: await present(user) });
  });

  return router;
}
