import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createLogger } from '#server/platform/common/logger.ts';
import { readConfig } from '#server/config.ts';
import { createContainer } from '#server/container.ts';

/** Writes schema.graphql from the resolvers of a school that is started for it, and never serves. */
const folder = await mkdtemp(join(tmpdir(), 'lectern-schema-'));
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
const container = await createContainer({ config, logger: createLogger('warn') });
try {
  await writeFile('schema.graphql', `${printSchema(lexicographicSortSchema(container.schema))}\n`);
} finally {
  await container.close();
  await rm(folder, { recursive: true, force: true });
}
