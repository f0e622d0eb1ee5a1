import { Extensions } from 'type-graphql';

/**
 * Marks a field of the schema that only the school's own pages need. The schema for integrators omits it, so it may
 * change or go. Callers of `/graphql` can still use it, with the same access rule.
 */
export const Internal: MethodDecorator & PropertyDecorator = Extensions({ isInternal: true });
