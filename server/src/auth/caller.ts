import type { Request } from 'express';
import type { Actor } from '#server/platform/common/actor.ts';

/** The caller of a request, with network address and client program. */
export interface Caller {
  actor: Actor;
  /** Network address. */
  address: string;
  /** The User-Agent header; empty if there is none. */
  userAgent: string;
  /** Tokens by which accounts recognize the browser. Absent where they are not needed. */
  deviceTokens?: readonly string[];
}

/** Returns the caller of a request, without device tokens. */
export function callerOf(actor: Actor, request: Request): Caller {
  return { actor, address: request.ip ?? '', userAgent: request.get('user-agent') ?? '' };
}
