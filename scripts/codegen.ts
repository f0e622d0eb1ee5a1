import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createLogger } from '#server/platform/common/logger.ts';
import { readConfig } from '#server/config.ts';
import { createContainer } from '#server/container.ts';
import { codegenConfig } from '../codegen.ts';

/**
 * Writes schema.graphql from the resolvers of a school that is started for it and never serves, and what is made of it and of
 * the client's `.graphql` files.
 */
const folder = await mkdtemp(join(tmpdir(), 'lectern-schema-'));
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
const container = await createContainer({ config, logger: createLogger('warn') });
try {
  const { schema, publicDocuments } = container;
  await writeFile('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`);
  await generate(codegenConfig((document) => publicDocuments.has(document)));
} finally {
  await container.close();
  await rm(folder, { recursive: true, force: true });
}
