import type { Request, Response } from 'express';
import { authRefusals } from '#shared/auth-refusals.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { setActor } from '#server/platform/common/request-actor.ts';
import type { User } from '#server/user/user.entity.ts';
import { writeLanguageCookie } from '#server/platform/http/language-cookie.ts';
import { TokenCookie } from '#server/platform/http/token-cookie.ts';
import { callerOf, type Caller } from './caller.ts';
import { DeviceCookie } from './device-cookie.ts';
import type { LoginStep, LoginTokens } from './login-steps.ts';
import { PENDING_LOGIN_MS } from './pending-login.service.ts';
import { SessionCookie } from './session-cookie.ts';

/** A response and the caller of its request. */
interface Answering {
  response: Response;
  actor: Actor;
}

/** The login cookies of a browser: for a login that waits for its second factor, for the session, and for recognizing the browser later. */
export class LoginCookies {
  readonly session: SessionCookie;
  private readonly pending: TokenCookie;
  private readonly device: DeviceCookie;

  /** @param passkey holds the token of the challenge that a passkey answers. */
  constructor(
    private readonly publicUrl: string,
    readonly passkey: TokenCookie,
  ) {
    this.session = new SessionCookie(publicUrl);
    this.pending = new TokenCookie(publicUrl, 'lectern_pending_login', PENDING_LOGIN_MS);
    this.device = new DeviceCookie(publicUrl);
  }

  /** Returns the caller of a request, including the device tokens of the browser. */
  callerOf(actor: Actor, request: Request): Caller {
    return { ...callerOf(actor, request), deviceTokens: this.device.read(request) };
  }

  /** Returns the tokens of a login in progress. */
  read(request: Request): LoginTokens {
    return { pending: this.pending.read(request) ?? '', passkey: this.passkey.read(request) ?? '' };
  }

  /**
   * Stores the result of a login step in the browser's cookies and returns the user. The rest of this request runs as that user. Throws
   * SECOND_FACTOR_REQUIRED.
   */
  write(answering: Answering, step: LoginStep): User {
    const { response } = answering;
    if ('pendingToken' in step) {
      this.pending.write(response, step.pendingToken);
      throw new AppError('SECOND_FACTOR_REQUIRED', authRefusals.secondFactorRequired);
    }
    const { user, token, deviceTokens, actor } = step;
    this.session.write(response, token);
    this.device.write(response, deviceTokens);
    become(answering, actor);
    // Applies the user's language to this device, and keeps it after a logout.
    if (user.language) writeLanguageCookie(response, this.publicUrl, user.language);
    return user;
  }

  /** As `write`, for the last step. Also clears the cookies of the login in progress. */
  complete(answering: Answering, step: LoginStep): User {
    const { response } = answering;
    this.pending.clear(response);
    this.passkey.clear(response);
    return this.write(answering, step);
  }

  /** Writes the new token of a session to the browser's cookie. */
  renew({ response }: Answering, token: string): void {
    this.session.write(response, token);
  }

  /** Clears the session cookie. The rest of this request runs as a visitor. */
  clear(answering: Answering): void {
    this.session.clear(answering.response);
    become(answering, null);
  }
}

function become(answering: Answering, actor: Actor): void {
  answering.actor = actor;
  setActor(answering.response.req, actor);
}
