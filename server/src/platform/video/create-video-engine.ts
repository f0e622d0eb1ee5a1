import { FfmpegEngine } from './ffmpeg-engine.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import type { VideoEngine, VideoEngineSetting } from './video-engine.ts';

/** The engine that a setting asks for. Throws when that is ffmpeg and there is none that can do the work. */
export async function createVideoEngine(setting: VideoEngineSetting): Promise<VideoEngine> {
  if (setting === 'mediabunny') return createMediabunnyEngine();
  const ffmpeg = await findFfmpeg();
  if (ffmpeg) return new FfmpegEngine(ffmpeg);
  if (setting === 'auto') return createMediabunnyEngine();
  throw new Error(
    'VIDEO_ENGINE is ffmpeg, but there is none with libx264, AAC and loudnorm. Install it, or set VIDEO_ENGINE to auto.',
  );
}

/** Its library is loaded only where it does the work. */
async function createMediabunnyEngine(): Promise<VideoEngine> {
  const { MediabunnyEngine } = await import('./mediabunny-engine.ts');
  return new MediabunnyEngine();
}
