import type { MediaProviderLoader } from '@vidstack/react';

/**
 * Given to Vidstack when the player was unmounted while its code was loading: Vidstack would go on with a missing
 * element and throw.
 */
export const neverResolves = (): Promise<never> => new Promise(() => undefined);

/**
 * Wraps a provider loader so that it never resolves, instead of throwing, if the player was unmounted before loading
 * ended.
 */
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
