import type { CookieOptions, Request, Response } from 'express';
import { hashSecret } from './secret-token.ts';
import { LONGEST_SESSION_MS } from './session.service.ts';

/** The cookie that holds a session's token. Over HTTPS its name keeps other hosts from setting it. */
export class SessionCookie {
  readonly name: string;
  private readonly options: CookieOptions;

  /** `publicUrl` tells whether people reach us over HTTPS. */
  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? '__Host-lectern_session' : 'lectern_session';
    this.options = { httpOnly: true, sameSite: 'lax', secure, path: '/' };
  }

  read(request: Request): string | undefined {
    const prefix = `${this.name}=`;
    const cookie = request.headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(prefix));
    return cookie?.slice(prefix.length);
  }

  /** SHA-256 of the session's token, as links are bound to it; the session may have ended meanwhile. */
  readHash(request: Request): string | undefined {
    const token = this.read(request);
    return token ? hashSecret(token) : undefined;
  }

  write(response: Response, token: string): void {
    response.cookie(this.name, token, { ...this.options, maxAge: LONGEST_SESSION_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
