import { describe, expect, it } from 'vitest';
import { videoFaultMessages } from '#shared/video-faults.ts';
import { as, dataOf } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import { lecturesOf, patch, startUpload, useUploadSchool, videoOf } from './uploads.test-helper.ts';

const school = useUploadSchool();

describe('the upload tray', () => {
  const TRAY = '{ failedUploads { nodes { id status failure } } }';
  interface Tray {
    failedUploads: { nodes: { id: string; status: string; failure: string | null }[] };
  }
  const trayOf = async (client = school.admin) =>
    dataOf(await client.graphql<Tray>(TRAY)).failedUploads.nodes;

  it("shows the sender's videos that are being prepared, were refused or failed, until they are dismissed", async () => {
    const refused = await startUpload(school.admin, school.course.id, 5_000);
    expect(await trayOf()).toEqual([]);
    await patch(school.admin, refused, 0, Buffer.alloc(5_000, 'x'));
    const failed = { id: refused.lecture.id, status: 'FAILED', failure: videoFaultMessages.NOT_A_VIDEO };
    expect(await trayOf()).toEqual([failed]);
    expect(await trayOf(await as(school.app, 'ADMIN'))).toEqual([]);

    const file = await videoOf(50_000);
    const upload = await startUpload(school.admin, school.course.id, file.length);
    await patch(school.admin, upload, 0, file);
    const { id } = upload.lecture;
    // The worker has finished and changes nothing from here on.
    const last = async () => (await lecturesOf(school.admin, school.course.slug))[1]?.status;
    await eventually(async () => expect(await last()).toBe('READY'));
    expect(await trayOf()).toEqual([failed]);
    const processing = async (client = school.admin) =>
      dataOf(
        await client.graphql<{ processingUploads: { nodes: object[] } }>(
          '{ processingUploads { nodes { id processingStep } } }',
        ),
      ).processingUploads.nodes;
    expect(await processing()).toEqual([]);
    await school.app.sql(
      "update lectures set status = 'PROCESSING', processing_step = 'CONVERTING' where id = $1",
      [id],
    );
    expect(await processing()).toEqual([{ id, processingStep: 'CONVERTING' }]);
    expect(await processing(await as(school.app, 'ADMIN'))).toEqual([]);
    await school.app.sql("update lectures set status = 'FAILED', failure = 'INTERNAL' where id = $1", [id]);
    expect((await trayOf()).map((lecture) => lecture.id)).toEqual([id, failed.id]);
    await school.app.sql("update lectures set status = 'READY', failure = null where id = $1", [id]);

    const dismiss = 'mutation ($id: ID!) { dismissUpload(lectureId: $id) { id } }';
    dataOf(await (await as(school.app, 'ADMIN')).graphql(dismiss, failed));
    expect(await trayOf()).toEqual([failed]);
    dataOf(await school.admin.graphql(dismiss, failed));
    expect(await trayOf()).toEqual([]);
  });
});
