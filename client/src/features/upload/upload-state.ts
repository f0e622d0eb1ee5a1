/** The progress of an upload, in bytes. */
interface UploadProgress {
  loaded: number;
  total: number;
}

/** The progress of an upload with its speed. Sizes are bytes, times are milliseconds of one monotonic clock. */
export interface UploadState extends UploadProgress {
  /** Bytes per second over the last few seconds; null while unknown. */
  speed: number | null;
  samples: readonly { at: number; loaded: number }[];
}

/** Time span of the speed, in ms: long enough to be steady, short enough to reflect a change of network. */
const speedWindow = 5_000;
/** Minimum time span for a reliable speed, in ms. */
const shortestSpan = 500;

/** Starts the state of an upload of `total` bytes, or of one that resumes after `loaded` bytes. */
export function startUpload(total: number, now: number, loaded = 0): UploadState {
  return { loaded, total, speed: null, samples: [{ at: now, loaded }] };
}

/** Applies a progress event. */
export function trackUpload(state: UploadState, { loaded, total }: UploadProgress, now: number): UploadState {
  const samples = [...state.samples.filter(({ at }) => now - at <= speedWindow), { at: now, loaded }];
  const first = samples[0];
  const span = first ? now - first.at : 0;
  const speed = first && span >= shortestSpan ? ((loaded - first.loaded) / span) * 1_000 : state.speed;
  return { loaded, total, speed, samples };
}

/** Seconds until the upload is complete at the current speed; null while unknown. */
export function secondsLeft({ loaded, total, speed }: UploadState): number | null {
  return speed ? (total - loaded) / speed : null;
}
