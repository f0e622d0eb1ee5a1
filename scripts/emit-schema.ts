import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { features } from '#server/features.ts';
import { createSchema } from '#server/graphql/schema.ts';
import type { Services } from '#server/feature.ts';

/** Writes schema.graphql from the resolvers. They are only described here, never called, so they need no services. */
const resolvers = features.flatMap((feature) => feature.resolvers?.({} as Services) ?? []);
const schema = lexicographicSortSchema(createSchema(resolvers));
await writeFile('schema.graphql', `${printSchema(schema)}\n`);
