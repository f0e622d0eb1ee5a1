// @slow server/src/upload server/src/platform/metrics
import { expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { beginToPatch, patch, startUpload, useUploadSchool, videoOf } from './uploads.test-helper.ts';

const TOKEN = 'the-token-of-whoever-collects-figures';
const school = useUploadSchool({ ROLE: 'web', METRICS_TOKEN: TOKEN });

/** Returns the value of a metric, or undefined if it is missing. */
async function figure(name: string): Promise<number | undefined> {
  const answer = await school.app
    .visitor()
    .fetch('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, value] = new RegExp(`^${name} (.+)$`, 'm').exec(await answer.text()) ?? [];
  return value === undefined ? undefined : Number(value);
}
const underWay = () => figure('lectern_uploads_in_progress');
const received = () => figure('lectern_upload_received_bytes_total');

it('counts running uploads and received bytes', async () => {
  expect([await underWay(), await received()]).toEqual([0, 0]);
  const file = await videoOf(300_000);
  const first = await startUpload(school.admin, school.course.id, file.length);
  const second = await startUpload(school.admin, school.course.id, file.length);
  // Both uploads are open, but nothing is being sent.
  expect(await underWay()).toBe(0);

  const request = beginToPatch(
    { url: school.app.url, admin: school.admin },
    first,
    0,
    file.subarray(0, 100_000),
  );
  await eventually(async () => expect([await underWay(), await received()]).toEqual([1, 100_000]));
  expect((await patch(school.admin, second, 0, file)).status).toBe(204);
  await eventually(async () => expect([await underWay(), await received()]).toEqual([1, 400_000]));

  // An interrupted upload is no longer in progress, but its bytes count.
  request.destroy();
  await eventually(async () => expect([await underWay(), await received()]).toEqual([0, 400_000]));
});

it('also counts the bytes of a refused upload, which is not in progress', async () => {
  const before = (await received()) ?? 0;
  const upload = await startUpload(school.admin, school.course.id, 1_000);
  const answer = await patch(school.admin, upload, 0, Buffer.from('no video at all'.repeat(20)));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  await eventually(async () => expect([await underWay(), await received()]).toEqual([0, before + 300]));
});
