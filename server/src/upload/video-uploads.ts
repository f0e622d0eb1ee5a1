import type { VideoEngine } from '#server/platform/video/video-engine.ts';
import { containerOf } from '#server/platform/video/video-container.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import type { ProgressRecorder } from './progress-recorder.ts';
import type { UploadCompletion } from './upload-completion.ts';
import type { UploadTarget } from './upload-targets.ts';
import type { UploadService } from './upload.service.ts';

interface Dependencies {
  uploads: UploadService;
  recorder: ProgressRecorder;
  completion: UploadCompletion;
  engine: Pick<VideoEngine, 'converts'>;
}

/** The uploads of videos, which become the videos of their lectures. */
export function videoUploads({ uploads, recorder, completion, engine }: Dependencies): UploadTarget {
  return {
    ofSender: (actor, id) => uploads.ofSender(actor, id),
    cancel: (actor, id) => uploads.cancel(actor, id),
    validateHeader: (_upload, header) => void containerOf(header, engine.converts),
    async refuse(id, error) {
      if (error instanceof VideoFaultError) await uploads.refuse(id, error.fault);
    },
    record: (id, percent, options) => recorder.record(id, percent, options),
    complete: (id) => completion.complete(id),
    hasBegun: (id) => completion.hasBegun(id),
    arrivedSize: (id) => completion.arrivedSize(id),
    running: (ids) => uploads.running(ids),
  };
}
