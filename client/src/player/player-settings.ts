import { z } from 'zod';

/** The speeds on offer. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** What a device remembers of how its owner watches. Whatever is not as it should be is as at the beginning. */
const schema = z.object({
  speed: z.number().min(speeds[0]).max(2).catch(1),
  volume: z.number().min(0).max(1).catch(1),
  isMuted: z.boolean().catch(false),
  /** Whether captions show, and in which language (BCP 47) rather than another. */
  hasCaptions: z.boolean().catch(false),
  captionLanguage: z.string().max(35).nullable().catch(null),
  /** Height of the chosen quality in pixels; null lets the connection decide. */
  quality: z.number().int().positive().nullable().catch(null),
});

export type PlayerSettings = Readonly<z.infer<typeof schema>>;

const storageKey = 'lectern.player';
const listeners = new Set<() => void>();
let current: PlayerSettings | null = null;

function read(): PlayerSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  } catch {
    // Not readable, or not allowed to be read.
  }
  return schema.safeParse(stored).data ?? schema.parse({});
}

/** The settings of this device, read once. */
export function playerSettings(): PlayerSettings {
  return (current ??= read());
}

/** Changes some settings and remembers them, or for this page where nothing may be stored. */
export function changePlayerSettings(changes: Partial<PlayerSettings>): void {
  current = { ...playerSettings(), ...changes };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // The next visit begins as the first.
  }
  listeners.forEach((listener) => listener());
}

/** Calls `listener` after each change on this page. Returns how to end it. */
export function onPlayerSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests: forgets what was read. */
export function forgetPlayerSettings(): void {
  current = null;
}
