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

/** A JPEG of what a video shows now, at most 1280 pixels wide; null while it shows nothing. Rejects for one of another host. */
export async function drawFrame(video: HTMLVideoElement): Promise<File | null> {
  const picture = await draw(video);
  return picture && new File([picture], 'poster.jpg', { type: picture.type });
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
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  const signal = AbortSignal.timeout(patience);
  try {
    video.muted = true;
    video.preload = 'auto';
    const loaded = heard(video, 'loadeddata', signal);
    video.src = address;
    await loaded;
    const sought = heard(video, 'seeked', signal);
    video.currentTime = Number.isFinite(video.duration) ? video.duration * moment : 0;
    await sought;
    return await drawFrame(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
