import type { MediaProviderLoader } from '@vidstack/react';

/**
 * A promise for Vidstack when a player was unmounted while its provider was being loaded: were it resolved or rejected,
 * Vidstack would go on with the unmounted player and fail.
 */
export const neverResolves = (): Promise<never> => new Promise(() => undefined);

/** Keeps Vidstack from building a provider around the element of a player that was unmounted while the provider loaded. */
export function loadWhileMounted(loader: MediaProviderLoader | null): void {
  if (!loader) return;
  const load = loader.load.bind(loader);
  loader.load = async (context) => {
    try {
      return await load(context);
    } catch (error) {
      if (loader.target) throw error;
      return neverResolves();
    }
  };
}
