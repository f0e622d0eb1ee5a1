import { InMemoryCache, type InMemoryCacheConfig, type TypePolicies } from '@apollo/client/cache';

/** How the cache keeps what is not simply an object with an id: each room says it in its `<name>.type-policies.ts`. */
const rooms = import.meta.glob<TypePolicies>('../{entities,features}/*/*.type-policies.ts', {
  eager: true,
  import: 'typePolicies',
});

/** The product's cache, empty. */
export function createCache(options?: Pick<InMemoryCacheConfig, 'resultCaching'>): InMemoryCache {
  const cache = new InMemoryCache(options);
  for (const typePolicies of Object.values(rooms)) cache.policies.addTypePolicies(typePolicies);
  return cache;
}
