/** Events of a video element after which the player may have to show something else. */
export const mediaEvents = [
  ...['canplay', 'durationchange', 'emptied', 'ended', 'loadedmetadata', 'pause', 'play', 'playing'],
  ...['progress', 'seeked', 'seeking', 'timeupdate', 'volumechange', 'waiting'],
  ...['enterpictureinpicture', 'leavepictureinpicture', 'webkitbeginfullscreen', 'webkitendfullscreen'],
];

interface MediaSources {
  ManagedMediaSource?: typeof MediaSource;
  MediaSource?: typeof MediaSource;
}

/** Whether Media Source Extensions take H.264: not on iPhones before iOS 17.1 and on some Firefox on Linux. */
export function canStream(): boolean {
  // Not every browser that TypeScript's types describe has them.
  const { ManagedMediaSource, MediaSource } = globalThis as MediaSources;
  return (
    (ManagedMediaSource ?? MediaSource)?.isTypeSupported('video/mp4; codecs="avc1.42E01E,mp4a.40.2"') ?? false
  );
}

/** Whether nothing is buffered at the current position. Less than 0.25 s counts as nothing. */
export const isBufferEmpty = ({ buffered, currentTime }: HTMLVideoElement): boolean =>
  bufferedUntil(buffered, currentTime + 0.1) <= currentTime + 0.25;

/** The end of the buffered range around a second; 0 when there is none. */
export function bufferedUntil(buffered: TimeRanges, second: number): number {
  for (let index = 0; index < buffered.length; index += 1) {
    const end = buffered.end(index);
    if (buffered.start(index) <= second && second <= end) return end;
  }
  return 0;
}
