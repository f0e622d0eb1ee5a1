import 'reflect-metadata';
import { loadConfig } from '#server/config.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/** Migrates the database, regardless of MIGRATE_AT_START: `npm run migrate`. Parallel runs wait for each other. */
await runCommand(() =>
  withContainer(async () => console.log('The database is up to date.'), {
    ...loadConfig(),
    migratesAtStart: true,
  }),
);
