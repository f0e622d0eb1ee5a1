import { join } from 'node:path';
import type { AccessServices } from '#server/access/index.ts';
import type { AuditServices } from '#server/audit/index.ts';
import type { AuthServices } from '#server/auth/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import { keptRows } from '#server/platform/answers/kept.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { handleJob } from '#server/platform/jobs/job.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts';
import { WorkFolders } from '#server/platform/video/work-folders.ts';
import { CaptionCueSchema } from './caption-cue.entity.ts';
import { CaptionsSchema } from './captions.entity.ts';
import { captionRoutes } from './captions.routes.ts';
import { CaptionsResolver } from './captions.resolver.ts';
import { CaptionsService } from './captions.service.ts';
import { copyCaptions } from './copied-captions.ts';
import { createTranscriber } from './create-transcriber.ts';
import { LectureCaptionsResolver } from './lecture-captions.resolver.ts';
import { Subtitles } from './subtitles.ts';
import { AudioExtraction } from './audio-extraction.ts';
import { TranscriptionSchema } from './transcription.entity.ts';
import { TranscriptionJob } from './transcription.job.ts';
import { TranscriptionResolver } from './transcription.resolver.ts';
import { transcribeLecture, TranscriptionService } from './transcription.service.ts';

type Needs = Platform &
  StorageServices &
  AuditServices &
  AuthServices &
  AccessServices &
  CourseServices &
  LectureServices;

export const captionFeature = defineFeature({
  entities: [CaptionsSchema, CaptionCueSchema, TranscriptionSchema],
  create({ config, em, statements, jobs, logger, storage, objects, audit, links, ...needs }: Needs) {
    const { lectures, lectureChanges: changes, lectureProcessingJob, access, publicContent } = needs;
    const { courseCopies, sessionCookie } = needs;
    courseCopies.onCopy(copyCaptions);
    const transcriber = createTranscriber(config.transcription);
    const captions = new CaptionsService({
      em,
      statements,
      keptCaptions: keptRows(publicContent),
      audit,
      changes,
      links,
    });
    const subtitles = new Subtitles(statements, keptRows(publicContent));
    const transcriptions = new TranscriptionService({ em, jobs, changes, audit, transcriber });
    lectureProcessingJob.onReady(transcriptions.onVideoReady);
    const transcriptionJob = new TranscriptionJob({
      em,
      jobs,
      changes,
      storage,
      objects,
      audioExtraction: new AudioExtraction({
        storage,
        folders: new WorkFolders(join(config.dataDir, 'transcription')),
        findFfmpeg,
      }),
      transcriber,
      logger,
    });
    return {
      provides: { captions, subtitles, transcriptions },
      resolvers: [
        new CaptionsResolver(captions, lectures),
        new TranscriptionResolver(transcriptions),
        new LectureCaptionsResolver({ captions, transcriptions, access }),
      ],
      jobs: [handleJob(transcribeLecture, ({ lectureId }, run) => transcriptionJob.run(lectureId, run))],
      routes: [
        {
          path: '/captions',
          router: captionRoutes({
            captions,
            subtitles,
            links,
            tokenHashOf: (request) => sessionCookie.readHash(request),
          }),
        },
      ],
    };
  },
});

export type CaptionServices = ServicesOf<typeof captionFeature>;
