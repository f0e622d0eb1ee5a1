import { parseArgs, styleText } from 'node:util';
import 'reflect-metadata';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { loadConfig } from '#server/config.ts';
import { examine } from '#server/doctor/examine.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { runCommand } from './lib/run-command.ts';

/**
 * Looks at everything that the school stands on, and says what is wrong and what to do: `npm run doctor`, and
 * `npm run doctor -- --mail you@school.example` to send a mail, too. Ends with status 1 when it found a fault.
 */
const SIGNS = {
  WELL: styleText('green', '✓'),
  ATTENTION: styleText('yellow', '!'),
  FAULT: styleText('red', '✗'),
} satisfies Record<Finding['state'], string>;

await runCommand(async () => {
  const { mail } = parseArgs({ options: { mail: { type: 'string' } } }).values;
  await loadLanguages();
  const findings = await examine(loadConfig(), { mailTo: mail });
  for (const { part, state, text, remedy } of findings) {
    console.log(`${SIGNS[state]} ${part}: ${text}`);
    if (remedy) console.log(`    ${remedy}`);
  }
  const faults = findings.filter(({ state }) => state === 'FAULT').length;
  if (faults > 0) throw new Error(`\n${faults} ${faults === 1 ? 'part does' : 'parts do'} not work.`);
});
