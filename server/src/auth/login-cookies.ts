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

/** The answer to a request, and who asks. */
interface Answering {
  response: Response;
  actor: Actor;
}

/** What a browser keeps of a login: of one that waits for its second factor, of the session, and for the next login. */
export class LoginCookies {
  readonly session: SessionCookie;
  private readonly pending: TokenCookie;
  private readonly device: DeviceCookie;

  /** @param passkey holds the token of the question that a passkey answers. */
  constructor(
    private readonly publicUrl: string,
    readonly passkey: TokenCookie,
  ) {
    this.session = new SessionCookie(publicUrl);
    this.pending = new TokenCookie(publicUrl, 'lectern_pending_login', PENDING_LOGIN_MS);
    this.device = new DeviceCookie(publicUrl);
  }

  /** The caller of a request, with what their browser is known by. */
  callerOf(actor: Actor, request: Request): Caller {
    return { ...callerOf(actor, request), deviceTokens: this.device.read(request) };
  }

  /** The tokens of a login that is under way. */
  read(request: Request): LoginTokens {
    return { pending: this.pending.read(request) ?? '', passkey: this.passkey.read(request) ?? '' };
  }

  /**
   * Has the browser keep what a step of a login led to, and returns who is logged in: what follows in this request is theirs. Throws
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
    // On this device, too, and still when they are logged out.
    if (user.language) writeLanguageCookie(response, this.publicUrl, user.language);
    return user;
  }

  /** As `write`, for the last step: what waited is over. */
  complete(answering: Answering, step: LoginStep): User {
    const { response } = answering;
    this.pending.clear(response);
    this.passkey.clear(response);
    return this.write(answering, step);
  }

  /** Has the browser keep the token that its session has from now on. */
  renew({ response }: Answering, token: string): void {
    this.session.write(response, token);
  }

  /** Has the browser forget a session that is over: what follows in this request is a visitor's. */
  clear(answering: Answering): void {
    this.session.clear(answering.response);
    become(answering, null);
  }
}

function become(answering: Answering, actor: Actor): void {
  answering.actor = actor;
  setActor(answering.response.req, actor);
}
