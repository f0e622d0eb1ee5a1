import { AppError } from '#server/platform/common/errors.ts';
import { videoFaultMessages } from '#shared/video-faults.ts';
import type { VideoFault } from '#shared/video-faults.ts';

/** Thrown if a video cannot be accepted or prepared, with the reason. */
export class VideoFaultError extends AppError {
  constructor(
    readonly fault: VideoFault,
    cause?: unknown,
  ) {
    const code = fault === 'TOO_LARGE' ? 'PAYLOAD_TOO_LARGE' : 'UNSUPPORTED_MEDIA_TYPE';
    super(code, videoFaultMessages[fault], { cause });
    this.name = 'VideoFaultError';
  }
}
