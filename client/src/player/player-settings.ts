import { deviceStorage } from '#client/storage/browser-storage.ts';
import { settingsKey } from './character-keys.ts';

/** The speeds on offer. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed on offer in a direction. From another speed, that is the nearest one. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const next = step > 0 ? speeds.find((other) => other > speed) : speeds.findLast((other) => other < speed);
  return next ?? speed;
}

/** The settings of a device. Some of them are saved with the account as well. */
export interface PlayerSettings {
  readonly speed: number;
  readonly volume: number;
  readonly isMuted: boolean;
  /** Whether captions are shown, and the preferred language (BCP 47). */
  readonly hasCaptions: boolean;
  readonly captionLanguage: string | null;
  /** Whether keys that type a character, like K or 5, control the video. */
  readonly hasCharacterKeys: boolean;
  /** Whether the next lecture plays by itself. */
  readonly playsNext: boolean;
  /** The height of the chosen quality in pixels; null adapts it to the connection. */
  readonly quality: number | null;
}

/** The settings before the first change. */
export const defaultPlayerSettings: PlayerSettings = {
  speed: 1,
  volume: 1,
  isMuted: false,
  hasCaptions: false,
  captionLanguage: null,
  hasCharacterKeys: true,
  playsNext: true,
  quality: null,
};

const isBetween = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;

/** Whether a stored value is one of this setting. */
const isValid: Record<keyof PlayerSettings, (value: unknown) => boolean> = {
  speed: (value) => isBetween(value, speeds[0], 2),
  volume: (value) => isBetween(value, 0, 1),
  isMuted: (value) => typeof value === 'boolean',
  hasCaptions: (value) => typeof value === 'boolean',
  captionLanguage: (value) => typeof value === 'string' && value.length <= 35,
  hasCharacterKeys: (value) => typeof value === 'boolean',
  playsNext: (value) => typeof value === 'boolean',
  quality: (value) => Number.isInteger(value) && isBetween(value, 1, Number.MAX_SAFE_INTEGER),
};

const listeners = new Set<() => void>();
let current: PlayerSettings | null = null;

/** The stored settings. Invalid ones have their default. */
function read(): PlayerSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(deviceStorage.get(settingsKey) ?? '{}');
  } catch {
    // The text is damaged.
  }
  // Each value is checked below.
  const record = Object(stored) as Record<keyof PlayerSettings, unknown>;
  // `Object.keys` returns strings.
  const names = (Object.keys(defaultPlayerSettings) as (keyof PlayerSettings)[]).filter((name) =>
    isValid[name](record[name]),
  );
  return { ...defaultPlayerSettings, ...Object.fromEntries(names.map((name) => [name, record[name]])) };
}

/** The settings of this device, read once. */
export function playerSettings(): PlayerSettings {
  return (current ??= read());
}

/** Changes some settings and stores them. Where the browser blocks the storage, they last as long as the page. */
export function changePlayerSettings(changes: Partial<PlayerSettings>): void {
  current = { ...playerSettings(), ...changes };
  deviceStorage.set(settingsKey, JSON.stringify(current));
  listeners.forEach((listener) => listener());
}

/** Calls the listener after each change on this page. Returns the function that unsubscribes it. */
export function onPlayerSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests: forgets the settings that were read. */
export function forgetPlayerSettings(): void {
  current = null;
}
