import express, { type RequestHandler } from 'express';
import type { LoginRefusal } from '#shared/auth.ts';
import { nextPath } from '#shared/next-path.ts';
import { paths } from '#shared/paths.ts';
import type { Services } from '#server/compose.ts';
import { recordFailure } from '#server/platform/common/failures.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import type { SafeError } from '#server/platform/common/safe-error.ts';
import { formOf } from '#server/platform/http/request-bodies.ts';
import { refuseCrossSite } from '#server/platform/rest/cross-site.ts';

/** Enough for an email address and a password. */
const FORM_BYTES = 4 * 1024;

const REFUSALS: Partial<Record<SafeError['code'], LoginRefusal>> = {
  BAD_USER_INPUT: 'details',
  UNAUTHENTICATED: 'credentials',
  TOO_MANY_REQUESTS: 'attempts',
};

interface Dependencies {
  services: Services;
  logger: Logger;
  identified: RequestHandler;
}

/**
 * Receives the login form from browsers while no scripts run. The response redirects to the next page or to one with
 * the refusal.
 */
export function loginRoutes({ services, logger, identified }: Dependencies): express.Router {
  const { auth, loginCookies, config } = services;
  const router = express.Router({ caseSensitive: true, strict: true });
  router.post(paths.login, refuseCrossSite(config.publicUrl, true), identified, async (request, response) => {
    const next = nextPath(typeof request.query.next === 'string' ? request.query.next : null);
    const goTo = (path: string) => response.set('Cache-Control', 'no-store').redirect(303, path);
    try {
      const form = await formOf(request, FORM_BYTES);
      const fields = { email: form.get('email') ?? '', password: form.get('password') ?? '' };
      const actor = actorOf(request);
      const step = await auth.login(fields, loginCookies.callerOf(actor, request));
      loginCookies.write({ response, actor }, step);
      goTo(next);
    } catch (error) {
      const { code } = recordFailure(logger, error);
      if (code === 'SECOND_FACTOR_REQUIRED') return goTo(paths.loginSecondStep(next));
      goTo(paths.loginRefused(REFUSALS[code] ?? 'unavailable', next));
    }
  });
  return router;
}
