import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTags, type Language } from '#shared/languages.ts';

/**
 * Inline scripts that start the client's scripts later. Null if the client is not built: its scripts then start
 * immediately.
 */
export interface Starters {
  /** For rendered pages: starts on the first interaction. */
  onIntent: string | null;
  /** For page shells: starts after the first paint. */
  afterPaint: string | null;
}

/** Reads the starters from the client's folder. */
export function readStarters(folder: string): Starters {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return { onIntent: read('scripts-on-intent.js'), afterPaint: read('scripts-after-paint.js') };
}

/** The message files, as listed by the client's build. */
export interface TextFiles {
  /** Path of the folder that contains a folder for each language. */
  address: string;
  /** The message file of each script, within a language folder. */
  fileOf: Readonly<Record<string, string>>;
}

/** Reads the list of message files. Null if the client is not built: its messages are then part of the code. */
export function readTextFiles(folder: string): TextFiles | null {
  const file = join(folder, '.vite', 'texts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextFiles) : null;
}

/** Returns the import map of a page, which resolves `texts/` to the message files of a language. */
export const importMap = ({ address }: TextFiles, language: Language): string =>
  JSON.stringify({ imports: { 'texts/': `/${address}${language}/` } });

/** Returns the Content-Security-Policy sources of the inline scripts in the client's pages. */
export function inlineScriptSources(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, ...begun] = page.split('<script>');
  const own = begun.map((text) => text.slice(0, text.indexOf('</script>')));
  const { onIntent, afterPaint } = readStarters(folder);
  const starters = [onIntent, afterPaint].filter((text) => text !== null);
  const texts = readTextFiles(folder);
  const importMaps = texts ? languageTags.map((tag) => importMap(texts, tag)) : [];
  return [...own, ...starters, ...importMaps].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
