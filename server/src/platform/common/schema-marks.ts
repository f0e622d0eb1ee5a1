import { Extensions } from 'type-graphql';

/**
 * Marks a field of the schema that only the school's own pages need. The schema for integrators omits it, so it may
 * change or go. Callers of `/graphql` can still use it, with the same access rule.
 */
export const Internal: MethodDecorator & PropertyDecorator = Extensions({ isInternal: true });

/**
 * Marks a field that some readers of its type are refused, without a rule of `@Allow`. It is nullable, so that the
 * refusal does not take the rest of the answer with it.
 */
export const Refusable: MethodDecorator & PropertyDecorator = Extensions({ isRefusable: true });
