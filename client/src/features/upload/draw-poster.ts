/** Maximum width of a poster, in pixels. */
const posterWidth = 1280;
/** Position of the poster as a fraction of the duration, which skips a black beginning. */
const moment = 0.1;
/** A video that has no frame after this time counts as unplayable in this browser, in ms. */
const patience = 20_000;

const heard = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked', signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true, signal });
    const fail = () => reject(new Error('This browser cannot show the video'));
    video.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail, { once: true });
  });

/** Draws the frame of a video at a second as a JPEG, at most 1280 pixels wide; null when this browser cannot read it. */
export function drawFrame(video: string, second: number): Promise<File | null> {
  // A bucket allows reading only of CORS requests. The player loads the video without CORS, and a browser could reuse
  // that response from its cache, so the query makes the URL unique.
  const address = `${video}${video.includes('?') ? '&' : '?'}frame=${second}`;
  return drawAt(address, () => second);
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return Promise.resolve(null);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(posterWidth, videoWidth);
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** Draws a JPEG of a video file, at most 1280 pixels wide; null when this browser cannot play it. */
export async function drawPoster(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  try {
    return await drawAt(address, (duration) => (Number.isFinite(duration) ? duration * moment : 0));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Draws a JPEG of the video at a URL. `secondOf` chooses the position from the duration. Null when this browser
 * cannot play or read it.
 */
async function drawAt(address: string, secondOf: (duration: number) => number): Promise<File | null> {
  const video = document.createElement('video');
  const signal = AbortSignal.timeout(patience);
  try {
    video.crossOrigin = 'anonymous';
    video.muted = true;
    video.preload = 'auto';
    const loaded = heard(video, 'loadeddata', signal);
    video.src = address;
    await loaded;
    const sought = heard(video, 'seeked', signal);
    video.currentTime = secondOf(video.duration);
    await sought;
    const picture = await draw(video);
    return picture && new File([picture], 'poster.jpg', { type: picture.type });
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
  }
}
