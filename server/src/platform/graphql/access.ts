import { Authorized, Extensions } from 'type-graphql';
import { requireAdmin, requireConfirmation, requireUser, type Actor } from '#server/platform/common/actor.ts';

/** Who may call an operation. */
export const Access = {
  PUBLIC: 'PUBLIC',
  USER: 'USER',
  ADMIN: 'ADMIN',
} as const;
export type Access = (typeof Access)[keyof typeof Access];

/** What is asked of whoever calls an operation. */
export interface AccessRule {
  access: Access;
  /** Whether people must have shown lately who they are: a session that was left open is not enough. */
  asksAgain?: boolean;
}

/**
 * Names the rule of a query, mutation or subscription: each needs one, or the schema is not built. A field that fewer people
 * may read than its type has one, too.
 */
export function Allow(access: Access, options: Pick<AccessRule, 'asksAgain'> = {}): MethodDecorator {
  const rule: AccessRule = { access, ...options };
  const decorators = [Authorized<AccessRule>(rule), Extensions(rule)] as MethodDecorator[];
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}

/** Passes whom a rule lets pass. Throws what `requireUser`, `requireAdmin` and `requireConfirmation` throw for everybody else. */
export function requireAccess({ access, asksAgain }: AccessRule, actor: Actor): void {
  if (access === Access.USER) requireUser(actor);
  if (access === Access.ADMIN) requireAdmin(actor);
  if (asksAgain) requireConfirmation(actor);
}
