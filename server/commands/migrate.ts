import 'reflect-metadata';
import { loadConfig } from '#server/config.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/** Brings the database up to date, whatever MIGRATE_AT_START says: `npm run migrate`. Processes that start together wait for each other. */
await runCommand(() =>
  withContainer(async () => console.log('The database is up to date.'), {
    ...loadConfig(),
    migratesAtStart: true,
  }),
);
