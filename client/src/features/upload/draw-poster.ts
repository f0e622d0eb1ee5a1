/** In pixels. */
const posterWidth = 1280;
/** Part of the video that is over by then, so that it is past a black beginning. */
const moment = 0.1;
/** A video that shows nothing within this time, in ms, is none that this browser plays. */
const patience = 20_000;

const heard = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked', signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true, signal });
    const fail = () => reject(new Error('This browser cannot show the video'));
    video.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail, { once: true });
  });

/** A JPEG of what the video at an address shows at a second, at most 1280 pixels wide; null when this browser cannot read it. */
export function drawFrame(video: string, second: number): Promise<File | null> {
  // A bucket lets this page read what the page asks it for as such. What the video plays it was given without that, and a
  // browser that keeps it would take it again: the address is another one.
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

/** A JPEG of a video, at most 1280 pixels wide; null when this browser cannot play the video. */
export async function drawPoster(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  try {
    return await drawAt(address, (duration) => (Number.isFinite(duration) ? duration * moment : 0));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A JPEG of the video at an address; `secondOf` chooses from how long it is. Null when this browser cannot play or read it. */
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
