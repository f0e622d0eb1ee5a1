import type { Request } from 'express';
import type { Actor } from '#server/platform/common/actor.ts';

/** Who calls, from where and by which program. */
export interface Caller {
  actor: Actor;
  /** Network address. */
  address: string;
  /** How the program calls itself; empty for one that does not say. */
  userAgent: string;
  /** Of the accounts that know the browser; absent where nothing asks. */
  deviceTokens?: readonly string[];
}

/** The caller of a request. */
export function callerOf(actor: Actor, request: Request): Caller {
  return { actor, address: request.ip ?? '', userAgent: request.get('user-agent') ?? '' };
}
