import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import { AppError } from './errors.ts';

/** Who asks: a logged-in user, or null for a visitor. Passed to every service call. */
export type Actor = { userId: string; role: Role; sessionId: string } | null;

/** Throws UNAUTHENTICATED for a visitor. */
export function requireUser(actor: Actor): NonNullable<Actor> {
  if (!actor) throw new AppError('UNAUTHENTICATED', messages.access.loginRequired);
  return actor;
}

/** Throws UNAUTHENTICATED for a visitor and FORBIDDEN for anyone who is not an admin. */
export function requireAdmin(actor: Actor): NonNullable<Actor> {
  const user = requireUser(actor);
  if (user.role !== Role.ADMIN) throw new AppError('FORBIDDEN', messages.access.denied);
  return user;
}
