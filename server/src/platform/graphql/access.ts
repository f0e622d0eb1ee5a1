import { Authorized, Extensions } from 'type-graphql';
import {
  refuseTokens,
  requireAdmin,
  requireConfirmation,
  requireScope,
  requireUser,
  type Actor,
} from '#server/platform/common/actor.ts';
import type { Area } from '#shared/api-scopes.ts';

/** The callers that an operation allows. */
export const Access = {
  PUBLIC: 'PUBLIC',
  USER: 'USER',
  ADMIN: 'ADMIN',
} as const;
export type Access = (typeof Access)[keyof typeof Access];

/** The requirements of an operation on its caller. */
export interface AccessRule {
  access: Access;
  /** The area that an API token needs a scope for. */
  area: Area;
  /** Whether the caller must have confirmed their identity recently: an unattended session is not enough. */
  asksAgain?: boolean;
  /** Whether API tokens are refused, whatever their scopes: for logins, addresses, roles, factors, tokens. */
  refusesTokens?: boolean;
}

type Options = Omit<AccessRule, 'access' | 'area'>;

/**
 * Sets the access rule of a query, mutation or subscription. Each needs one, or the schema is not built. A field that
 * is more restricted than its type has a rule as well.
 */
export function Allow(
  access: Access,
  area: Area,
  options: Options = {},
): MethodDecorator & PropertyDecorator {
  const rule: AccessRule = { access, area, ...options };
  const decorators = [Authorized<AccessRule>(rule), Extensions(rule)];
  return (target: object, key: string | symbol, descriptor?: unknown) => {
    for (const decorate of decorators as MethodDecorator[]) {
      decorate(target, key, descriptor as PropertyDescriptor);
    }
  };
}

/** The area of a type's fields. `PERSON` depends on the person: ACCOUNT for the caller's own data, else MEMBERS. */
export type TypeArea = Area | 'PERSON';

/** Sets the area of an object type. Each type with an id needs one, or the schema is not built. */
export const InArea = (area: TypeArea): ClassDecorator => Extensions({ area });

/**
 * Returns when the rule allows the caller. Throws what `requireUser`, `requireAdmin` and `requireConfirmation` throw,
 * and FORBIDDEN for an API token without the scope.
 *
 * @param isChange whether the call changes something, so that a token needs the area's WRITE.
 */
export function requireAccess(rule: AccessRule, actor: Actor, { isChange }: { isChange: boolean }): void {
  const { access, area, asksAgain, refusesTokens } = rule;
  if (access === Access.USER) requireUser(actor);
  if (access === Access.ADMIN) requireAdmin(actor);
  if (refusesTokens) refuseTokens(actor);
  requireScope(actor, `${area}_${isChange ? 'WRITE' : 'READ'}`);
  if (asksAgain) requireConfirmation(actor);
}
