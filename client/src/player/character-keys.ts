/** The key of the player settings in the device's storage. */
export const settingsKey = 'lectern.player';

/** Whether single-key shortcuts are on, for screens that need no other player setting. */
export function hasCharacterKeys(): boolean {
  try {
    return !localStorage.getItem(settingsKey)?.includes('"hasCharacterKeys":false');
  } catch {
    return true;
  }
}
