import type { Feature } from '#server/feature.ts';
import { handleHeavyJob } from '#server/jobs/job.ts';
import { CaptionCueSchema } from './caption-cue.entity.ts';
import { CaptionsSchema } from './captions.entity.ts';
import { CaptionsResolver } from './captions.resolver.ts';
import { LectureCaptionsResolver } from './lecture-captions.resolver.ts';
import { TranscriptionSchema } from './transcription.entity.ts';
import { TranscriptionResolver } from './transcription.resolver.ts';
import { transcribeLecture } from './transcription.service.ts';

export const captionFeature: Feature = {
  entities: [CaptionsSchema, CaptionCueSchema, TranscriptionSchema],
  resolvers: ({ captions, transcriptions, lectures, subscriptions }) => [
    new CaptionsResolver(captions),
    new TranscriptionResolver(transcriptions),
    new LectureCaptionsResolver({ captions, transcriptions, lectures, subscriptions }),
  ],
  jobs: ({ transcriptionJob }) => [
    handleHeavyJob(transcribeLecture, ({ lectureId }, run) => transcriptionJob.run(lectureId, run)),
  ],
};
