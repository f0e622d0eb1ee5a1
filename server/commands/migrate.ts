import 'reflect-metadata';
import { loadConfig } from '#server/config.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

const HELP = `Migrates the database, regardless of MIGRATE_AT_START. Parallel runs wait for each other.

  npm run migrate`;

await runCommand(() => {
  optionsOf(HELP, {});
  return withContainer(async () => console.log('The database is up to date.'), {
    ...loadConfig(),
    migratesAtStart: true,
  });
});
