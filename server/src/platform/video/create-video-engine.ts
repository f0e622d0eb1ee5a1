import { FfmpegEngine } from './ffmpeg-engine.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import type { VideoEngine, VideoEngineSetting } from './video-engine.ts';

/** Creates the configured engine. Throws if the setting is ffmpeg and no suitable ffmpeg is installed. */
export async function createVideoEngine(setting: VideoEngineSetting): Promise<VideoEngine> {
  if (setting === 'mediabunny') return createMediabunnyEngine();
  const ffmpeg = await findFfmpeg();
  if (ffmpeg) return new FfmpegEngine(ffmpeg);
  if (setting === 'auto') return createMediabunnyEngine();
  throw new Error(
    'VIDEO_ENGINE is ffmpeg, but no ffmpeg with libx264, AAC and loudnorm was found. Install it, or set VIDEO_ENGINE to auto.',
  );
}

/** Loads the library only if this engine is used. */
async function createMediabunnyEngine(): Promise<VideoEngine> {
  const { MediabunnyEngine } = await import('./mediabunny-engine.ts');
  return new MediabunnyEngine();
}
