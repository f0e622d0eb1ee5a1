import type { Request } from 'express';
import type { Actor } from './actor.ts';
import { currentRequest } from './current-request.ts';

const actors = new WeakMap<Request, Actor>();

/** Who sent this request; null for a visitor, and before authentication. */
export function actorOf(request: Request): Actor {
  return actors.get(request) ?? null;
}

/** For authentication and logins alone: says who sent the request. */
export function setActor(request: Request, actor: Actor): void {
  actors.set(request, actor);
  const current = currentRequest();
  if (current) current.userId = actor?.userId;
}
