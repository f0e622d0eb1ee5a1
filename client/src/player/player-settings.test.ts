// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePlayerSettings,
  forgetPlayerSettings,
  onPlayerSettingsChange,
  playerSettings,
} from './player-settings.ts';

const atFirst = {
  speed: 1,
  volume: 1,
  isMuted: false,
  hasCaptions: false,
  captionLanguage: null,
  hasCharacterKeys: true,
  playsNext: true,
  quality: null,
};

beforeEach(() => {
  localStorage.clear();
  forgetPlayerSettings();
});

describe('the settings of the player', () => {
  it('are remembered by the device', () => {
    changePlayerSettings({ speed: 1.5, captionLanguage: 'pt-BR', quality: 720 });
    forgetPlayerSettings();
    expect(playerSettings()).toEqual({ ...atFirst, speed: 1.5, captionLanguage: 'pt-BR', quality: 720 });
  });

  it.each(['', 'nonsense', 'null', '[]', '7'])('are as at first when %j is stored', (stored) => {
    localStorage.setItem('lectern.player', stored);
    expect(playerSettings()).toEqual(atFirst);
  });

  it('keep what is right when something else is wrong', () => {
    const stored = {
      speed: 99,
      volume: 0.5,
      isMuted: 'yes',
      quality: -1,
      captionLanguage: 7,
      hasCaptions: true,
    };
    localStorage.setItem('lectern.player', JSON.stringify(stored));
    expect(playerSettings()).toEqual({ ...atFirst, volume: 0.5, hasCaptions: true });
  });

  it('tell those who follow them', () => {
    const listener = vi.fn();
    const end = onPlayerSettingsChange(listener);
    changePlayerSettings({ isMuted: true });
    end();
    changePlayerSettings({ isMuted: false });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
