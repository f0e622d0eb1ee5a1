import { styleText } from 'node:util';
import 'reflect-metadata';
import { loadLanguages } from '#shared/texts/load-languages.ts';
// Defines all jobs, so that the check of the queue knows their lanes.
import '#server/compose.ts';
import { loadConfig } from '#server/config.ts';
import { examine } from '#server/doctor/examine.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand } from './lib/run-command.ts';

const HELP = `Checks the services and settings that the school depends on, and prints problems with their remedies. Exits with
status 1 if a check fails.

  npm run doctor -- --mail you@school.example

  --mail  also sends a test email to this address`;

const SIGNS = {
  WELL: styleText('green', '✓'),
  ATTENTION: styleText('yellow', '!'),
  FAULT: styleText('red', '✗'),
} satisfies Record<Finding['state'], string>;

await runCommand(async () => {
  const { mail } = optionsOf(HELP, { mail: { type: 'string' } });
  await loadLanguages();
  const findings = await examine(loadConfig(), { mailTo: mail });
  for (const { part, state, text, remedy } of findings) {
    console.log(`${SIGNS[state]} ${part}: ${text}`);
    if (remedy) console.log(`    ${remedy}`);
  }
  const faults = findings.filter(({ state }) => state === 'FAULT').length;
  if (faults > 0) throw new Error(`\n${faults} ${faults === 1 ? 'part does' : 'parts do'} not work.`);
});
