import { useSyncExternalStore } from 'react';
import {
  defaultPlayerSettings,
  onPlayerSettingsChange,
  playerSettings,
  type PlayerSettings,
} from './player-settings.ts';

/** How the owner of this device watches. */
export const usePlayerSettings = (): PlayerSettings =>
  useSyncExternalStore(onPlayerSettingsChange, playerSettings, () => defaultPlayerSettings);
