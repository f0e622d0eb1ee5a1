import { join } from 'node:path';
import type { AuditServices } from '#server/audit/index.ts';
import type { Config } from '#server/config.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import { DiskUploadStore } from './disk-upload-store.ts';
import { LectureUploadSchema } from './lecture-upload.entity.ts';
import { ProgressRecorder } from './progress-recorder.ts';
import { UploadCompletion } from './upload-completion.ts';
import { UploadLocks } from './upload-locks.ts';
import { UploadMetrics } from './upload-metrics.ts';
import type { UploadStore } from './upload-store.ts';
import { UploadTargets } from './upload-targets.ts';
import { LectureUploadResolver, UploadResolver } from './upload.resolver.ts';
import { tusVersionRoutes, uploadRoutes } from './upload.routes.ts';
import { UploadTrayResolver } from './upload-tray.resolver.ts';
import { UploadTray } from './upload-tray.ts';
import { discardUpload, UploadService } from './upload.service.ts';
import { videoUploads } from './video-uploads.ts';

const tidyUploads = defineJob('tidy-uploads', 'housekeeping');

export const uploadFeature = defineFeature({
  entities: [LectureUploadSchema],
  async create({
    config,
    em,
    pool,
    jobs,
    logger,
    metrics,
    traces,
    ...needs
  }: Platform & StorageServices & AuditServices & LectureServices) {
    const { storage, videoEngine, objects, audit, lectures, lectureChanges: changes } = needs;
    const { lectureProcessing: processing, videoAttachment: attachment } = needs;
    const store = await createUploadStore(config, traces);
    const locks = new UploadLocks(pool);
    const { maxVideoBytes } = config;
    const uploads = new UploadService({ em, changes, processing, jobs, audit, maxVideoBytes });
    const targets = new UploadTargets();
    const completion = new UploadCompletion({
      em,
      uploads,
      targets,
      store,
      locks,
      storage,
      objects,
      attachment,
      jobs,
      logger,
      engine: videoEngine,
    });
    const recorder = new ProgressRecorder({ em, changes, logger });
    targets.add(videoUploads({ uploads, recorder, completion, engine: videoEngine }));
    return {
      provides: {
        uploads,
        uploadStore: store,
        uploadLocks: locks,
        uploadTargets: targets,
        uploadCompletion: completion,
      },
      resolvers: [
        new UploadResolver(uploads, lectures),
        new LectureUploadResolver(uploads),
        new UploadTrayResolver(new UploadTray(em)),
      ],
      jobs: [
        handleJob(discardUpload, ({ id }) => store.discard(id)),
        handleJob(tidyUploads, () => completion.tidy(), '*/5 * * * *'),
      ],
      routes: [
        { path: '/uploads', router: tusVersionRoutes() },
        {
          path: '/uploads',
          isIdentified: true,
          router: uploadRoutes({
            uploads,
            targets,
            store,
            locks,
            metrics: new UploadMetrics(metrics),
            maxVideoBytes,
          }),
        },
      ],
    };
  },
});

export type UploadServices = ServicesOf<typeof uploadFeature>;

/** Creates the store for incomplete uploads. The S3 code costs startup time and memory, so it is loaded only if it is used. */
async function createUploadStore({ s3, dataDir }: Config, traces: Traces | undefined): Promise<UploadStore> {
  if (!s3) return DiskUploadStore.open(join(dataDir, 'uploads'));
  const { S3UploadStore } = await import('./s3-upload-store.ts');
  return new S3UploadStore(s3, { traces });
}
