import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Migrator } from '@mikro-orm/migrations';
import { createLogger } from '#server/platform/common/logger.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { features } from '#server/compose.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { migrations } from '#server/platform/db/migrations/index.ts';
import { schemaDifference, type SchemaDifference } from '#server/platform/db/schema-difference.ts';
import { formatted } from './lib/formatted.ts';

/**
 * Compares the entities with a database that the migrations have created. Writes the difference as a new migration: `npm run
 * migration:create -- add-course-language`. With `--check`, fails if there is a difference.
 */
const FOLDER = 'server/src/platform/db/migrations';
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});

const folder = await mkdtemp(join(tmpdir(), 'lectern-migration-'));
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwaway: true });
const { orm } = createOrm({
  entities: features.entities,
  url: postgres.url,
  connections: { requests: 1, background: 2 },
  logger: createLogger('warn'),
});
try {
  await new Migrator(orm.em).up();
  const difference = await schemaDifference(orm);
  if (values.check) check(difference.up);
  else await create(difference);
} finally {
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

function check(missing: string[]): void {
  if (missing.length === 0) return console.log('The migrations match the entities.');
  console.error('The entities differ from the migrations. Run `npm run migration:create -- <name>`.');
  console.error(missing.join('\n'));
  process.exitCode = 1;
}

async function create({ up, down }: SchemaDifference): Promise<void> {
  const name = positionals[0];
  if (up.length === 0) return console.log('Nothing to do: the migrations match the entities.');
  if (!name || !/^[a-z0-9-]+$/.test(name))
    throw new Error('Missing name. Run: npm run migration:create -- add-course-language');
  // Follows the newest number. Gaps in the numbers are never filled.
  const newest = Math.max(0, ...migrations.map((migration) => Number(migration.name.slice(0, 4))));
  const number = String(newest + 1).padStart(4, '0');
  const file = `${number}-${name}.ts`;
  const className = `Migration${number}`;
  const lines = (sql: string[]) => sql.map((line) => `this.addSql(${JSON.stringify(line)});`).join('\n');
  await write(
    file,
    `import { Migration } from '@mikro-orm/migrations';

    export class ${className} extends Migration {
      override up(): void {
        ${lines(up)}
      }

      override down(): void {
        ${lines(down)}
      }
    }`,
  );
  const all = [...migrations.map((migration) => migration.name), `${number}-${name}`];
  await write(
    'index.ts',
    `${all.map((each) => `import { Migration${each.slice(0, 4)} } from './${each}.ts';`).join('\n')}

    /** All migrations, oldest first. A bundled server cannot read the folder. \`npm run migration:create\` adds to this list. */
    export const migrations = [
      ${all.map((each) => `{ name: '${each}', class: Migration${each.slice(0, 4)} },`).join('\n')}
    ];`,
  );
  console.log(`Wrote ${FOLDER}/${file}. Read it before you commit it.`);
}

async function write(file: string, source: string): Promise<void> {
  const path = join(FOLDER, file);
  await writeFile(path, await formatted(file, source));
}
