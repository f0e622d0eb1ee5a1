import { InMemoryCache, type InMemoryCacheConfig, type TypePolicies } from '@apollo/client/cache';

/** The type policies of the features and entities: each adds its own in its `<name>.type-policies.ts`. */
const rooms = Object.values(
  import.meta.glob<TypePolicies>('../{entities,features}/*/*.type-policies.ts', {
    eager: true,
    import: 'typePolicies',
  }),
);

/** Creates an empty cache with the product's type policies. */
export function createCache(options?: Pick<InMemoryCacheConfig, 'resultCaching'>): InMemoryCache {
  const cache = new InMemoryCache(options);
  for (const typePolicies of rooms) cache.policies.addTypePolicies(typePolicies);
  return cache;
}
