import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#client/storage/browser-storage.ts';

/**
 * The browser's install prompt, which can be used once
 * (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent).
 */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Set by public/install-offer.js, which runs before all other scripts. */
    installOffer?: InstallOffer | undefined;
  }
}

const REFUSED_KEY = 'lectern.install-refused';
const listeners = new Set<() => void>();

const current = (): InstallOffer | undefined =>
  deviceStorage.get(REFUSED_KEY) === null ? window.installOffer : undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The browser may prompt after this page is rendered.
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', forget);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', forget);
  };
}

function forget(): void {
  window.installOffer = undefined;
  for (const listener of listeners) listener();
}

/** The browser's install prompt on phones; undefined when there is none or the user dismissed it. */
export function useInstallOffer() {
  const offer = useSyncExternalStore(subscribe, current, () => undefined);
  if (!offer) return undefined;
  return {
    /** Shows the browser's prompt. It is used up whatever the user answers; the browser may send another one. */
    take: () => {
      // A rejected prompt is used up too.
      void offer.prompt().catch(() => undefined);
      forget();
    },
    /** Dismisses the prompt permanently on this device, or for now if nothing can be stored. */
    refuse: () => {
      deviceStorage.set(REFUSED_KEY, 'true');
      forget();
    },
  };
}
