import { authRefusals } from '#shared/auth-refusals.ts';
import { authLimits, authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import { includesScope, isWriteScope, type ApiScope } from '#shared/api-scopes.ts';
import { AppError } from './errors.ts';

interface SessionAccess {
  kind: 'session';
  id: string;
  /** SHA-256 of what the browser's cookie holds; absent when the product itself acts for somebody. */
  tokenHash?: string;
  /** When the person last showed who they are; absent when the product itself acts for somebody. */
  confirmedAt?: Date;
}

interface TokenAccess {
  kind: 'token';
  id: string;
  scopes: readonly ApiScope[];
}

interface Person<Via> {
  userId: string;
  /** What they may do now: an admin without the second factor that the school demands is a USER. */
  role: Role;
  /** Whether they would be an admin if they had a second factor. */
  lacksSecondFactor?: boolean;
  /** How they showed who they are: by a login's cookie or by a personal API token. */
  via: Via;
}

/** Who asks: a person with an account, or null for a visitor. Passed to every service call. */
export type Actor = Person<SessionAccess | TokenAccess> | null;

/** Throws UNAUTHENTICATED for a visitor. */
export function requireUser(actor: Actor): NonNullable<Actor> {
  if (!actor) throw new AppError('UNAUTHENTICATED', messages.access.loginRequired);
  return actor;
}

/**
 * Throws UNAUTHENTICATED for a visitor, SECOND_FACTOR_SETUP_REQUIRED for an admin without the second factor that the school
 * demands, and FORBIDDEN for anyone else who is not an admin.
 */
export function requireAdmin(actor: Actor): NonNullable<Actor> {
  const user = requireUser(actor);
  if (user.lacksSecondFactor) {
    throw new AppError('SECOND_FACTOR_SETUP_REQUIRED', authMessages.access.secondFactorDemanded);
  }
  if (user.role !== Role.ADMIN) throw new AppError('FORBIDDEN', messages.access.denied);
  return user;
}

/** Whether somebody may do what is for admins; false where `requireAdmin` throws. */
export const isAdmin = (actor: Actor): boolean => actor?.role === Role.ADMIN && !actor.lacksSecondFactor;

/** Throws UNAUTHENTICATED for a visitor and, for everybody but the person themselves and admins, FORBIDDEN. */
export function requireSelfOrAdmin(actor: Actor, userId: string): void {
  const { userId: asking, role } = requireUser(actor);
  if (asking !== userId && role !== Role.ADMIN) throw new AppError('FORBIDDEN', messages.access.denied);
}

/** A batch as this person may load it: for everybody but admins, it answers null to each key. */
export function batchForAdmins<Key, Value>(
  actor: Actor,
  batch: (keys: readonly Key[]) => Promise<(Value | null)[]>,
): (keys: readonly Key[]) => Promise<(Value | null)[]> {
  return actor?.role === Role.ADMIN ? batch : nulls;
}

// One function for everybody, so that calls of one moment share it.
const nulls = async (keys: readonly unknown[]): Promise<null[]> => keys.map(() => null);

/** For what only a logged-in person may do. Throws UNAUTHENTICATED for a visitor and FORBIDDEN for an API token. */
export function requireSession(actor: Actor): Person<SessionAccess> {
  const { userId, role, via } = requireUser(actor);
  if (via.kind !== 'session') throw new AppError('FORBIDDEN', authRefusals.sessionRequired);
  return { userId, role, via };
}

/**
 * For what a session that was left open must not be enough for. Throws CONFIRMATION_REQUIRED when the person has not shown
 * lately who they are. API tokens pass: nobody is there to be asked, and none outlasts a reset of the password.
 */
export function requireConfirmation(actor: Actor): void {
  if (actor?.via.kind !== 'session') return;
  const confirmedAt = actor.via.confirmedAt?.getTime() ?? 0;
  if (Date.now() - confirmedAt < authLimits.confirmation.seconds * 1000) return;
  throw new AppError('CONFIRMATION_REQUIRED', authRefusals.confirmationRequired);
}

/** Throws FORBIDDEN for an API token without the scope. Sessions and visitors pass. */
export function requireScope(actor: Actor, scope: ApiScope): void {
  if (actor?.via.kind !== 'token' || includesScope(actor.via.scopes, scope)) return;
  throw new AppError('FORBIDDEN', authRefusals.scopeRequired({ scope }), { scope });
}

/** Throws FORBIDDEN for an API token that cannot change anything. Used before it is known what a request changes. */
export function requireSomeWriteScope(actor: Actor): void {
  if (actor?.via.kind !== 'token' || actor.via.scopes.some(isWriteScope)) return;
  throw new AppError('FORBIDDEN', authRefusals.readOnlyToken);
}

/** Throws FORBIDDEN for an API token, whatever its scopes. Visitors pass. */
export function refuseTokens(actor: Actor): void {
  if (actor?.via.kind === 'token') throw new AppError('FORBIDDEN', authRefusals.sessionRequired);
}
