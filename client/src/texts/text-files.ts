import type { Language } from '#shared/languages.ts';

/** The texts of some features in one language, compiled, by feature and key. */
export interface TextFile {
  default: Record<string, Record<string, unknown>>;
}

/**
 * In which group of files a feature's texts are, and how to fetch those of a group. There are none where the texts come with the
 * code, as in tests and on the server: `text-files-plugin.ts` puts others in their place for browsers.
 */
export const groupOf: Readonly<Record<string, string>> = {};
export const fileOf: Readonly<Record<string, Record<Language, () => Promise<TextFile>>>> = {};
