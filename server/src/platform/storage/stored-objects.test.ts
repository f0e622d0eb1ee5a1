import { Readable } from 'node:stream';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/common/identifier.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Stores an object in a transaction that runs `commit` and then fails. Returns its key. */
async function createFailing(commit: (key: string) => Promise<void>): Promise<string> {
  const { orm, services } = app.container;
  const { objects, storage } = services;
  const key = `videos/${newId()}.mp4`;
  const write = () => storage.put(key, Readable.from([Buffer.from('film')]), { contentType: 'video/mp4' });
  const failure = new Error('the connection was lost');
  const creating = RequestContext.create(orm.em, () =>
    objects.create(key, write, async () => {
      await commit(key);
      throw failure;
    }),
  );
  await expect(creating).rejects.toBe(failure);
  return key;
}

const ledgerOf = (key: string) =>
  app.sql<{ is_attached: boolean }>('select is_attached from stored_objects where key = $1', [key]);

describe('an object whose transaction fails', () => {
  it('is removed together with its ledger entry', async () => {
    const key = await createFailing(() => Promise.resolve());
    expect(await app.container.services.storage.head(key)).toBeNull();
    expect(await ledgerOf(key)).toEqual([]);
  });

  it('stays if the transaction was committed and only the response was lost', async () => {
    const key = await createFailing(async (committed) => {
      await app.sql('update stored_objects set is_attached = true where key = $1', [committed]);
    });
    expect(await app.container.services.storage.head(key)).toMatchObject({ size: 4 });
    expect(await ledgerOf(key)).toEqual([{ is_attached: true }]);
  });
});
