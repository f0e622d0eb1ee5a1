import { isDiskFull } from '#server/platform/storage/disk-full.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import type { VideoFault } from '#shared/video-faults.ts';

/** The fault that admins see for an error that ended the preparation of a video. */
export function faultOf(error: unknown): VideoFault {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof VideoFaultError) return each.fault;
    if (isDiskFull(each)) return 'DISK_FULL';
  }
  return 'INTERNAL';
}

/** Whether a retry without intervention may succeed. */
export function isPassing(fault: VideoFault): boolean {
  return fault === 'INTERNAL' || fault === 'DISK_FULL';
}
