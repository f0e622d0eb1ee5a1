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

/** Who may call an operation. */
export const Access = {
  PUBLIC: 'PUBLIC',
  USER: 'USER',
  ADMIN: 'ADMIN',
} as const;
export type Access = (typeof Access)[keyof typeof Access];

/** What an operation asks of its caller. */
export interface AccessRule {
  access: Access;
  /** The part of the school that an API token needs a scope for. */
  area: Area;
  /** Whether people must have shown lately who they are: a session that was left open is not enough. */
  asksAgain?: boolean;
  /** Whether no API token may call it, whatever its scopes: logins, addresses, roles, factors, tokens. */
  refusesTokens?: boolean;
}

type Options = Omit<AccessRule, 'access' | 'area'>;

/**
 * Names the rule of a query, mutation or subscription: each needs one, or the schema is not built. A field that fewer people
 * or tokens may read than its type has one as well.
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

/** What a type says of the area that its fields belong to. `PERSON` is that of the person: ACCOUNT for oneself, else MEMBERS. */
export type TypeArea = Area | 'PERSON';

/** Names the area of an object type: each type with an id needs one, or the schema is not built. */
export const InArea = (area: TypeArea): ClassDecorator => Extensions({ area });

/**
 * Passes callers that the rule allows. Throws what `requireUser`, `requireAdmin` and `requireConfirmation` throw, and FORBIDDEN
 * for an API token without the scope.
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
