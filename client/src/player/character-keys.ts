/** Where the device remembers how its owner watches. */
export const settingsKey = 'lectern.player';

/** Whether keys that type something count, for screens that need nothing else of the player's settings. */
export function hasCharacterKeys(): boolean {
  try {
    return !localStorage.getItem(settingsKey)?.includes('"hasCharacterKeys":false');
  } catch {
    return true;
  }
}
