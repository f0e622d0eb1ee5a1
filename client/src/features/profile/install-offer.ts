import { useSyncExternalStore } from 'react';

/** A browser's offer to install the school; it can be taken once (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by public/install-offer.js, which runs before all else. */
    installOffer?: InstallOffer | undefined;
  }
}

const REFUSED_KEY = 'lectern.install-refused';
const listeners = new Set<() => void>();

function isRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED_KEY) !== null;
  } catch {
    // Without storage nobody can refuse for good.
    return false;
  }
}

const current = (): InstallOffer | undefined => (isRefused() ? undefined : window.installOffer);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The browser may make its offer later than this page is shown.
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

/** The browser's offer to install the school, on phones; undefined where there is none, or nobody wants it. */
export function useInstallOffer() {
  const offer = useSyncExternalStore(subscribe, current, () => undefined);
  if (!offer) return undefined;
  return {
    /** Has the browser ask. Whatever is answered, the offer is gone; it makes another when it likes. */
    take: () => {
      // One that the browser takes for used up is gone, too.
      void offer.prompt().catch(() => undefined);
      forget();
    },
    /** Never again on this device. */
    refuse: () => {
      try {
        localStorage.setItem(REFUSED_KEY, 'true');
      } catch {
        // Then it is refused for now.
      }
      forget();
    },
  };
}
