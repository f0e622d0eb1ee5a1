import type { Feature } from '#server/feature.ts';
import { defineJob, handleJob } from '#server/jobs/job.ts';
import { LectureUploadSchema } from './lecture-upload.entity.ts';
import { LectureUploadResolver, UploadResolver } from './upload.resolver.ts';
import { discardUpload } from './upload.service.ts';

const tidyUploads = defineJob('tidy-uploads');

export const uploadFeature: Feature = {
  entities: [LectureUploadSchema],
  resolvers: ({ uploads, lectures }) => [
    new UploadResolver(uploads, lectures),
    new LectureUploadResolver(uploads),
  ],
  jobs: ({ uploadStore, uploadCompletion }) => [
    handleJob(discardUpload, ({ id }) => uploadStore.discard(id)),
    handleJob(tidyUploads, () => uploadCompletion.tidy(), '*/5 * * * *'),
  ],
};
