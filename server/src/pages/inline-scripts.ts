import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The sources, for a Content-Security-Policy, of the scripts that stand in the pages of the client in a folder. */
export function inlineScriptSources(folder: string): string[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, ...begun] = page.split('<script>');
  const own = begun.map((text) => text.slice(0, text.indexOf('</script>')));
  const { onIntent, afterPaint } = readStarters(folder);
  const starters = [onIntent, afterPaint].filter((text) => text !== null);
  return [...own, ...starters].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
