import { join } from 'node:path';
import { AuditLog } from '#server/audit/audit-log.ts';
import { CaptionsService } from '#server/caption/captions.service.ts';
import { createTranscriber } from '#server/caption/create-transcriber.ts';
import { SoundExtraction } from '#server/caption/sound-extraction.ts';
import { TranscriptionJob } from '#server/caption/transcription.job.ts';
import { TranscriptionService } from '#server/caption/transcription.service.ts';
import { RateLimit } from '#server/common/rate-limit.ts';
import { CourseTrash } from '#server/course/course-trash.service.ts';
import { CourseService } from '#server/course/course.service.ts';
import { PostgresJobs } from '#server/jobs/postgres-jobs.ts';
import { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { LectureTrash } from '#server/lecture/lecture-trash.service.ts';
import { LectureService } from '#server/lecture/lecture.service.ts';
import { LectureProcessingJob } from '#server/lecture/processing/lecture-processing.job.ts';
import { LectureProcessing } from '#server/lecture/processing/lecture-processing.ts';
import { VideoFingerprints } from '#server/lecture/video-fingerprints.ts';
import { VideoStore } from '#server/lecture/video-store.ts';
import { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import { LectureSearch, SEARCH_LIMIT } from '#server/search/lecture-search.ts';
import { CERTIFICATE_LIMIT, CertificateService } from '#server/progress/certificate.service.ts';
import { ContinueWatching } from '#server/progress/continue-watching.ts';
import { CourseProgressService } from '#server/progress/course-progress.service.ts';
import { ProgressPages } from '#server/progress/progress-pages.ts';
import { ProgressService } from '#server/progress/progress.service.ts';
import { StoredObjects } from '#server/storage/stored-objects.ts';
import { UploadCompletion } from '#server/upload/upload-completion.ts';
import { UploadLocks } from '#server/upload/upload-locks.ts';
import { UploadService } from '#server/upload/upload.service.ts';
import { findFfmpeg } from '#server/video/find-ffmpeg.ts';
import { WorkFolders } from '#server/video/work-folders.ts';
import type { Parts } from './parts.ts';

/** What videos are made of, beside the parts of everything. */
interface VideoParts extends Parts {
  jobs: PostgresJobs;
  objects: StoredObjects;
  audit: AuditLog;
  courses: CourseService;
  courseTrash: CourseTrash;
  subscriptions: SubscriptionService;
}

/** Makes the services of lectures and their videos: uploads, processing, captions, progress, search. */
export function wireVideos(parts: VideoParts) {
  const { config, databaseUrl, orm, pool, storage, uploadStore, videoEngine, links, logger } = parts;
  const { jobs, objects, audit, courses, courseTrash, subscriptions } = parts;
  const { em } = orm;
  const lectureChanges = new LectureChanges({ em, databaseUrl, logger });
  const videos = new VideoStore(storage, objects);
  const lectureProcessing = new LectureProcessing({
    em,
    storage,
    objects,
    jobs,
    changes: lectureChanges,
    engine: videoEngine.name,
  });
  const videoFingerprints = new VideoFingerprints({ em, storage, jobs, changes: lectureChanges });
  const lectures = new LectureService({
    em,
    courses,
    subscriptions,
    videos,
    processing: lectureProcessing,
    fingerprints: videoFingerprints,
    objects,
    links,
    audit,
  });
  const uploadLocks = new UploadLocks(pool);
  const uploads = new UploadService({
    em,
    changes: lectureChanges,
    processing: lectureProcessing,
    jobs,
    audit,
    logger,
    maxVideoBytes: config.maxVideoBytes,
  });
  const uploadCompletion = new UploadCompletion({
    em,
    uploads,
    store: uploadStore,
    locks: uploadLocks,
    storage,
    objects,
    processing: lectureProcessing,
    fingerprints: videoFingerprints,
    jobs,
    logger,
  });
  const transcriber = createTranscriber(config.transcription);
  const transcriptions = new TranscriptionService({
    em,
    jobs,
    changes: lectureChanges,
    audit,
    transcriber,
  });
  const lectureProcessingJob = new LectureProcessingJob({
    em,
    storage,
    objects,
    engine: videoEngine,
    folders: new WorkFolders(join(config.dataDir, 'processing')),
    changes: lectureChanges,
    logger,
  });
  lectureProcessingJob.onReady(transcriptions.follow);
  return {
    lectures,
    lectureChanges,
    lectureProcessing,
    lectureProcessingJob,
    lectureTrash: new LectureTrash({ em, courseTrash, objects, audit }),
    videoFingerprints,
    uploads,
    uploadStore,
    uploadLocks,
    uploadCompletion,
    progress: new ProgressService({ em, lectures, subscriptions }),
    courseProgress: new CourseProgressService(em),
    progressPages: new ProgressPages(em),
    continueWatching: new ContinueWatching({ em, subscriptions }),
    certificates: new CertificateService({
      em,
      courses,
      lectures,
      subscriptions,
      limit: new RateLimit(pool, CERTIFICATE_LIMIT),
    }),
    captions: new CaptionsService({ em, audit, changes: lectureChanges, links }),
    transcriptions,
    transcriptionJob: new TranscriptionJob({
      em,
      jobs,
      changes: lectureChanges,
      storage,
      objects,
      sounds: new SoundExtraction({
        storage,
        folders: new WorkFolders(join(config.dataDir, 'transcription')),
        findFfmpeg,
      }),
      transcriber,
      logger,
    }),
    lectureSearch: new LectureSearch({ em, limit: new RateLimit(pool, SEARCH_LIMIT) }),
  };
}
