// @slow server/src/backup server/src/platform/db
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createContainer, type Container } from '#server/container.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { SECRET } from './empty-school.test-helper.ts';
import { FolderPlace } from './folder-place.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-embedded-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs work with a school on an embedded PostgreSQL in a folder of its own. */
async function inSchool<Result>(name: string, work: (school: Container) => Promise<Result>): Promise<Result> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, name), SECRET });
  const school = await createContainer({ config, logger: createLogger('silent') });
  try {
    return await RequestContext.create(school.orm.em, () => work(school));
  } finally {
    await school.close();
  }
}

it('a school on embedded PostgreSQL is restored into another one, row for row', async () => {
  const place = new FolderPlace(join(folder, 'backups'));
  const made = await inSchool('first', async ({ orm, services }) => {
    await services.users.create(orm.em, {
      fullName: 'Ada Byron',
      email: 'ada@school.example',
      passwordHash: 'none',
      avatarKey: 'images/none/none.webp',
    });
    await orm.em.flush();
    return services.backups.make(place);
  });

  await inSchool('second', async ({ services }) => {
    await services.backups.restore(place, made.name);
    expect(await services.users.findByEmail('ada@school.example')).toMatchObject({ fullName: 'Ada Byron' });
    const again = await services.backups.make(new FolderPlace(join(folder, 'again')));
    expect(again.manifest.tables).toEqual(made.manifest.tables);
  });
});
