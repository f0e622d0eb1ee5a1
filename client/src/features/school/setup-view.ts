import { deviceStorage } from '#client/storage/browser-storage.ts';

const KEY = 'setup';

/** How this device shows the setup. `done`: no step was open at the last visit. */
export type SetupView = 'open' | 'folded' | 'done';

const views: readonly SetupView[] = ['open', 'folded', 'done'];

/** Returns how this device shows the setup; undefined before the first visit. */
export function readSetupView(): SetupView | undefined {
  const stored = deviceStorage.get(KEY);
  return views.find((view) => view === stored);
}

/** Stores how this device shows the setup. */
export function storeSetupView(view: SetupView): void {
  deviceStorage.set(KEY, view);
}
