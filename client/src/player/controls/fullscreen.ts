/** What Safari on iPhones has in place of the Fullscreen API: the system's player for one video. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
  webkitDisplayingFullscreen?: boolean;
}

/** Not every browser can lock the orientation, whatever TypeScript's types say. */
type Orientation = Partial<Pick<ScreenOrientation, 'lock'>>;

export const canFill = (video: AppleVideo): boolean =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in video;

export const isFull = (video: AppleVideo): boolean =>
  document.fullscreenElement !== null || video.webkitDisplayingFullscreen === true;

/** Fills the screen with the frame of the video, or leaves full screen. Where the browser refuses, nothing changes. */
export function toggleFullscreen(video: AppleVideo): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  else if (document.fullscreenEnabled) void fill(video.parentElement).catch(() => undefined);
  else video.webkitEnterFullscreen?.();
}

async function fill(frame: HTMLElement | null): Promise<void> {
  await frame?.requestFullscreen();
  const orientation: Orientation = screen.orientation;
  await orientation.lock?.('landscape');
}
