import type { Request } from 'express';
import type { Actor } from './actor.ts';
import { currentRequest } from './current-request.ts';

const actors = new WeakMap<Request, Actor>();

/** The caller of a request; null for a visitor, and before authentication. */
export function actorOf(request: Request): Actor {
  return actors.get(request) ?? null;
}

/** Sets the caller of a request. For authentication and logins only. */
export function setActor(request: Request, actor: Actor): void {
  actors.set(request, actor);
  const current = currentRequest();
  if (current) current.userId = actor?.userId;
}
