import type { MediaProviderLoader } from '@vidstack/react';

/** For Vidstack, which goes on with a player that was left while its code was on its way, and fails: it has to wait for ever. */
export const neverResolves = (): Promise<never> => new Promise(() => undefined);

/** Keeps a player that is left early from failing when Vidstack would build a provider around an element that is gone. */
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
