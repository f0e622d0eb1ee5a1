import 'reflect-metadata';
import { glob, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { createLogger } from '#server/platform/common/logger.ts';
import { schemaText } from '#server/platform/graphql/schema-text.ts';
import { features } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { createContainer } from '#server/container.ts';
import { codegenConfig } from '../codegen.ts';

/**
 * Writes schema.graphql from the resolvers of a temporary school, and generates code from it and from the client's `.graphql`
 * files.
 */
const folder = await mkdtemp(join(tmpdir(), 'lectern-schema-'));
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
const container = await createContainer({ config, logger: createLogger('warn') });
try {
  await writeFile('schema.graphql', schemaText(container.schema));
  // The library declares no return type, because watch mode returns nothing. Watch mode is off here.
  const made = (await generate(codegenConfig(features.publicFields))) as Types.FileOutput[];
  await removeAllBut(new Set(made.map(({ filename }) => resolve(filename))), 'client/src/gql');
} finally {
  await container.close();
  await rm(folder, { recursive: true, force: true });
}

/** Deletes files that were generated from deleted `.graphql` files. */
async function removeAllBut(made: ReadonlySet<string>, within: string): Promise<void> {
  for await (const file of glob(`${within}/**/*.ts`)) {
    if (!made.has(resolve(file))) await rm(file);
  }
}
