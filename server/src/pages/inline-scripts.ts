import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTags, type Language } from '#shared/languages.ts';

/** What a page runs so that the client's own scripts begin later. Null in a client that was not built: they begin at once. */
export interface Starters {
  /** For a rendered page: once somebody uses it. */
  onIntent: string | null;
  /** For a page that shows at first only where its content will be: once that is seen. */
  afterPaint: string | null;
}

/** Reads the starters from the folder of the client. */
export function readStarters(folder: string): Starters {
  const read = (name: string) => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return { onIntent: read('scripts-on-intent.js'), afterPaint: read('scripts-after-paint.js') };
}

/** The files of texts, as the build of the client tells of them. */
export interface TextFiles {
  /** Of the folder that has a folder for each language. */
  address: string;
  /** By script, the file with its texts in each of these folders. */
  fileOf: Readonly<Record<string, string>>;
}

/** Reads what the build of the client says of its texts. Null for a client that was not built: its texts are in its code. */
export function readTextFiles(folder: string): TextFiles | null {
  const file = join(folder, '.vite', 'texts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TextFiles) : null;
}

/** The import map of a page: it says where the scripts find their texts, which they import from `texts/`, in a language. */
export const importMap = ({ address }: TextFiles, language: Language): string =>
  JSON.stringify({ imports: { 'texts/': `/${address}${language}/` } });

/** The sources, for a Content-Security-Policy, of the scripts that stand in the pages of the client in a folder. */
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
