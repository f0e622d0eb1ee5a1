import 'reflect-metadata';
import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createLogger } from '#server/platform/common/logger.ts';
import { readConfig } from '#server/config.ts';
import { createContainer } from '#server/container.ts';
import codegenConfig from '../codegen.ts';

/**
 * Writes schema.graphql from the resolvers of a school that is started for it and never serves, and what is made of it and of
 * the client's `.graphql` files.
 */
const folder = await mkdtemp(join(tmpdir(), 'lectern-schema-'));
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
const container = await createContainer({ config, logger: createLogger('warn') });
try {
  await writeFile('schema.graphql', `${printSchema(lexicographicSortSchema(container.schema))}\n`);
  // With its watch mode, which is off, it would return nothing: the library gives up on a type for it.
  const made = (await generate(codegenConfig)) as Types.FileOutput[];
  await removeAllBut(new Set(made.map(({ filename }) => resolve(filename))), 'client/src/gql');
} finally {
  await container.close();
  await rm(folder, { recursive: true, force: true });
}

/** What was made of a `.graphql` file goes with that file. */
async function removeAllBut(made: ReadonlySet<string>, within: string): Promise<void> {
  for await (const file of glob(`${within}/**/*.ts`)) {
    if (!made.has(resolve(file))) await rm(file);
  }
}
