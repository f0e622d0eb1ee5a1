import { deviceStorage } from '#client/storage/browser-storage.ts';

/** The key of the player settings in the device's storage. */
export const settingsKey = 'lectern.player';

/** Whether single-key shortcuts are on, for screens that need no other player setting. */
export function hasCharacterKeys(): boolean {
  return !deviceStorage.get(settingsKey)?.includes('"hasCharacterKeys":false');
}
