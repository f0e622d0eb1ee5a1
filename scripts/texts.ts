// `npm run texts`: lists the texts without an up-to-date translation. `--write` updates the catalogues for translators, `--check` fails if
// there are such texts.
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, languageTags } from '../shared/languages.ts';
import { readWhole, updated, writeWhole } from './lib/catalogue-files.ts';
import { allEnglish } from './lib/english-texts.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, check: { type: 'boolean' } } });
const english = await allEnglish();
let count = 0;
for (const tag of languageTags.filter((one) => one !== DEFAULT_LANGUAGE)) {
  const { catalogue, open } = updated(await readWhole(tag), english);
  const lines = Object.entries(open).flatMap(([state, keys]) => keys.map((key) => `  ${state}: ${key}`));
  console.log([`${tag}: ${english.length} texts, ${lines.length || 'none'} open`, ...lines].join('\n'));
  count += lines.length;
  if (values.write) await writeWhole(tag, catalogue);
}
if (values.check && count > 0) process.exitCode = 1;
