import { Authorized, Extensions } from 'type-graphql';

/** Who may call an operation. */
export const Access = {
  PUBLIC: 'PUBLIC',
  USER: 'USER',
  ADMIN: 'ADMIN',
} as const;
export type Access = (typeof Access)[keyof typeof Access];

/** Names the rule of a query or mutation. Each needs one, or the schema is not built. */
export function Allow(rule: Access): MethodDecorator {
  const decorators = [Authorized<Access>(rule), Extensions({ access: rule })] as MethodDecorator[];
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor);
  };
}
