import type { MediaStorage } from '@vidstack/react';
import { changePlayerSettings, playerSettings } from './player-settings.ts';

/** The device's settings in Vidstack's terms. Where a video begins, its captions and its quality are ours. */
export const settingsStorage: MediaStorage = {
  getVolume: async () => playerSettings().volume,
  setVolume: async (volume) => changePlayerSettings({ volume }),
  getMuted: async () => playerSettings().isMuted,
  setMuted: async (isMuted) => changePlayerSettings({ isMuted }),
  getPlaybackRate: async () => playerSettings().speed,
  setPlaybackRate: async (speed) => changePlayerSettings({ speed }),
  getVideoQuality: async () => null,
  getTime: async () => null,
  getLang: async () => null,
  getCaptions: async () => null,
  getAudioGain: async () => null,
};
