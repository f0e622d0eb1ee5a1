import { Authorized, Extensions } from 'type-graphql';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';

/** Who may call an operation. */
export const Access = {
  PUBLIC: 'PUBLIC',
  USER: 'USER',
  ADMIN: 'ADMIN',
} as const;
export type Access = (typeof Access)[keyof typeof Access];

/** Names the rule of a query, mutation or subscription. Each needs one, or the schema is not built. */
export function Allow(rule: Access): MethodDecorator {
  const decorators = [Authorized<Access>(rule), Extensions({ access: rule })] as MethodDecorator[];
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}

/** Passes whom a rule lets pass. Throws UNAUTHENTICATED or FORBIDDEN for everybody else. */
export function requireAccess(rule: Access, actor: Actor): void {
  if (rule === Access.USER) requireUser(actor);
  if (rule === Access.ADMIN) requireAdmin(actor);
}
