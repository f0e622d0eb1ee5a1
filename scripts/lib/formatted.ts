import { readFile } from 'node:fs/promises';
import { format, type FormatConfig } from 'oxfmt';

const SETTINGS = new URL('../../.oxfmtrc.json', import.meta.url);

/** Formats a source as `npm run format` does. `file` is its name, which determines the language. */
export async function formatted(file: string, source: string): Promise<string> {
  const settings = JSON.parse(await readFile(SETTINGS, 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, source, settings);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
