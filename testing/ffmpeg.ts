import { findFfmpeg } from '#server/platform/video/find-ffmpeg.ts';

/**
 * Absolute path of ffmpeg, for `describe.runIf(ffmpeg)`; null if it is not installed, which REQUIRE_FFMPEG=1 makes an
 * error.
 */
export const ffmpeg = await findFfmpeg();

if (!ffmpeg && process.env.REQUIRE_FFMPEG === '1')
  throw new Error('REQUIRE_FFMPEG is 1, but no ffmpeg was found');
