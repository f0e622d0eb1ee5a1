import type { Request } from 'express';
import { hashSecret } from '#server/platform/common/secret-token.ts';
import { TokenCookie } from '#server/platform/http/token-cookie.ts';
import { LONGEST_SESSION_MS } from './session.service.ts';

/** The cookie that holds a session's token. */
export class SessionCookie extends TokenCookie {
  constructor(publicUrl: string) {
    super(publicUrl, 'lectern_session', LONGEST_SESSION_MS);
  }

  /** Returns the SHA-256 of the session's token, to which links are bound. The session may have ended by now. */
  readHash(request: Request): string | undefined {
    const token = this.read(request);
    return token ? hashSecret(token) : undefined;
  }
}
