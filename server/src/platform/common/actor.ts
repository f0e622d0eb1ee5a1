import { authRefusals } from '#shared/auth-refusals.ts';
import { authLimits, authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import { includesScope, isWriteScope, type ApiScope } from '#shared/api-scopes.ts';
import { AppError } from './errors.ts';

interface SessionAccess {
  kind: 'session';
  id: string;
  /** SHA-256 of the token in the browser's cookie; absent when the server acts on the person's behalf. */
  tokenHash?: string;
  /** When the person last confirmed their identity; absent when the server acts on the person's behalf. */
  confirmedAt?: Date;
}

interface TokenAccess {
  kind: 'token';
  id: string;
  scopes: readonly ApiScope[];
}

interface Person<Via> {
  userId: string;
  /** The role that applies now: an admin without the second factor that the school requires is a USER. */
  role: Role;
  /** Whether the person would be an admin if they had a second factor. */
  lacksSecondFactor?: boolean;
  /** How the person authenticated: with a session cookie or with a personal API token. */
  via: Via;
}

/** The caller: a person with an account, or null for a visitor. Passed to every service call. */
export type Actor = Person<SessionAccess | TokenAccess> | null;

/** Throws UNAUTHENTICATED for a visitor. */
export function requireUser(actor: Actor): NonNullable<Actor> {
  if (!actor) throw new AppError('UNAUTHENTICATED', messages.access.loginRequired);
  return actor;
}

/**
 * Throws UNAUTHENTICATED for a visitor, SECOND_FACTOR_SETUP_REQUIRED for an admin without the second factor that the
 * school requires, and FORBIDDEN for every other caller who is not an admin.
 */
export function requireAdmin(actor: Actor): NonNullable<Actor> {
  const user = requireUser(actor);
  if (user.lacksSecondFactor) {
    throw new AppError('SECOND_FACTOR_SETUP_REQUIRED', authMessages.access.secondFactorDemanded);
  }
  if (user.role !== Role.ADMIN) throw new AppError('FORBIDDEN', messages.access.denied);
  return user;
}

/** Whether the caller has the rights of an admin; false where `requireAdmin` throws. */
export const isAdmin = (actor: Actor): boolean => actor?.role === Role.ADMIN && !actor.lacksSecondFactor;

/** Throws UNAUTHENTICATED for a visitor, and FORBIDDEN for a caller who is neither this person nor an admin. */
export function requireSelfOrAdmin(actor: Actor, userId: string): void {
  const { userId: asking, role } = requireUser(actor);
  if (asking !== userId && role !== Role.ADMIN) throw new AppError('FORBIDDEN', messages.access.denied);
}

/** Restricts a batch to admins: for other callers, every key loads null. */
export function batchForAdmins<Key, Value>(
  actor: Actor,
  batch: (keys: readonly Key[]) => Promise<(Value | null)[]>,
): (keys: readonly Key[]) => Promise<(Value | null)[]> {
  return actor?.role === Role.ADMIN ? batch : nulls;
}

// A shared function, so that concurrent calls form one batch.
const nulls = async (keys: readonly unknown[]): Promise<null[]> => keys.map(() => null);

/** Requires a session. Throws UNAUTHENTICATED for a visitor and FORBIDDEN for an API token. */
export function requireSession(actor: Actor): Person<SessionAccess> {
  const { userId, role, via } = requireUser(actor);
  if (via.kind !== 'session') throw new AppError('FORBIDDEN', authRefusals.sessionRequired);
  return { userId, role, via };
}

/**
 * Requires a recent confirmation, because an unattended session must not be enough. Throws CONFIRMATION_REQUIRED when
 * the person has not confirmed their identity recently. API tokens pass: no person is there to confirm, and a password
 * reset ends all tokens.
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

/** Throws FORBIDDEN for a read-only API token. Used before it is known what a request changes. */
export function requireSomeWriteScope(actor: Actor): void {
  if (actor?.via.kind !== 'token' || actor.via.scopes.some(isWriteScope)) return;
  throw new AppError('FORBIDDEN', authRefusals.readOnlyToken);
}

/** Throws FORBIDDEN for an API token, whatever its scopes. Visitors pass. */
export function refuseTokens(actor: Actor): void {
  if (actor?.via.kind === 'token') throw new AppError('FORBIDDEN', authRefusals.sessionRequired);
}
