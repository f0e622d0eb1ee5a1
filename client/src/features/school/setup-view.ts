import { deviceStorage } from '#client/storage/browser-storage.ts';

const KEY = 'setup';

/** How this device shows the setup. `done`: no step was open at the last visit. */
export type SetupView = 'open' | 'folded' | 'done';

/** Returns how this device shows the setup; null before the first visit. */
export const readSetupView = (): SetupView | null => deviceStorage.get(KEY) as SetupView | null;

/** Stores how this device shows the setup. */
export function storeSetupView(view: SetupView): void {
  deviceStorage.set(KEY, view);
}
