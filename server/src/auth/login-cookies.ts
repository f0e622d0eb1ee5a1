import type { Request, Response } from 'express';
import { authRefusals } from '#shared/auth-refusals.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { User } from '#server/user/user.entity.ts';
import { writeLanguageCookie } from '#server/platform/http/language-cookie.ts';
import { TokenCookie } from '#server/platform/http/token-cookie.ts';
import type { LoginStep, LoginTokens } from './login-steps.ts';
import { PENDING_LOGIN_MS } from './pending-login.service.ts';
import { SessionCookie } from './session-cookie.ts';

/** What a browser keeps of a login: of one that waits for its second factor, and of the session. */
export class LoginCookies {
  readonly session: SessionCookie;
  private readonly pending: TokenCookie;

  /** @param passkey holds the token of the question that a passkey answers. */
  constructor(
    private readonly publicUrl: string,
    readonly passkey: TokenCookie,
  ) {
    this.session = new SessionCookie(publicUrl);
    this.pending = new TokenCookie(publicUrl, 'lectern_pending_login', PENDING_LOGIN_MS);
  }

  /** The tokens of a login that is under way. */
  read(request: Request): LoginTokens {
    return { pending: this.pending.read(request) ?? '', passkey: this.passkey.read(request) ?? '' };
  }

  /** Has the browser keep what a step of a login led to, and returns who is logged in. Throws SECOND_FACTOR_REQUIRED. */
  write(response: Response, step: LoginStep): User {
    if ('pendingToken' in step) {
      this.pending.write(response, step.pendingToken);
      throw new AppError('SECOND_FACTOR_REQUIRED', authRefusals.secondFactorRequired);
    }
    const { user, token } = step;
    this.session.write(response, token);
    // On this device, too, and still when they are logged out.
    if (user.language) writeLanguageCookie(response, this.publicUrl, user.language);
    return user;
  }

  /** As `write`, for the last step: what waited is over. */
  complete(response: Response, step: LoginStep): User {
    this.pending.clear(response);
    this.passkey.clear(response);
    return this.write(response, step);
  }
}
