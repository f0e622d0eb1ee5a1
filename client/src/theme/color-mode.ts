import { deviceStorage } from '#client/storage/browser-storage.ts';

/** The person's choice: light, dark, or follow the system. */
export type ColorMode = 'light' | 'dark' | 'system';

/** `public/theme-init.js` reads the same key before the first paint. */
const storageKey = 'lectern.color-mode';
const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

let chosen: ColorMode | null = null;

/** The stored choice of this device; `system` if there is none or storage is unavailable. */
function remembered(): ColorMode {
  const stored = deviceStorage.get(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Whether the page is currently dark. */
export const isDark = (): boolean => document.documentElement.classList.contains('dark');

function show() {
  chosen ??= remembered();
  const dark = chosen === 'system' ? darkSystem().matches : chosen === 'dark';
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  listeners.forEach((listener) => listener());
}

function followOtherTab({ key }: StorageEvent) {
  if (key !== null && key !== storageKey) return;
  chosen = remembered();
  show();
}

/** Applies a choice and stores it on this device; without storage it applies to this page only. */
export function chooseColorMode(mode: ColorMode): void {
  chosen = mode;
  show();
  if (mode === 'system') deviceStorage.remove(storageKey);
  else deviceStorage.set(storageKey, mode);
}

/** Calls `listener` when the page turns light or dark: by a choice in any tab, or by the system. */
export function onColorModeChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    darkSystem().addEventListener('change', show);
    window.addEventListener('storage', followOtherTab);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    darkSystem().removeEventListener('change', show);
    window.removeEventListener('storage', followOtherTab);
  };
}
