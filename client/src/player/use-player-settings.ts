import { useSyncExternalStore } from 'react';
import {
  defaultPlayerSettings,
  onPlayerSettingsChange,
  playerSettings,
  type PlayerSettings,
} from './player-settings.ts';

/** The player settings of this device. */
export const usePlayerSettings = (): PlayerSettings =>
  useSyncExternalStore(onPlayerSettingsChange, playerSettings, () => defaultPlayerSettings);
