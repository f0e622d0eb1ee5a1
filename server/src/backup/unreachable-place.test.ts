import { expect, it } from 'vitest';
import { BucketPlace } from './bucket-place.ts';
import { FolderPlace } from './folder-place.ts';
import { isOfThePlace } from './unreachable-place.ts';

const errorOf = (reading: Promise<unknown>) =>
  reading.then(
    () => undefined,
    (error: unknown) => error,
  );

it('an error of a bucket that cannot be reached is one of the place', async () => {
  const place = new BucketPlace({
    bucket: 'backups',
    endpoint: 'http://127.0.0.1:1',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  });
  expect(isOfThePlace(await errorOf(place.read('media/one')))).toBe(true);
});

it('an error of a missing file is not one of the place', async () => {
  const missing = await errorOf(new FolderPlace('/nowhere').read('media/one'));
  expect(missing).toMatchObject({ code: 'ENOENT' });
  expect(isOfThePlace(missing)).toBe(false);
});
