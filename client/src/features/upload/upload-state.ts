/** How far an upload is, in bytes. */
interface UploadProgress {
  loaded: number;
  total: number;
}

/** An upload as a person sees it. Sizes are bytes, times are milliseconds of one monotonic clock. */
export interface UploadState extends UploadProgress {
  /** Bytes a second, over the last few seconds; null until it can be told. */
  speed: number | null;
  samples: readonly { at: number; loaded: number }[];
}

/** How far back the speed looks: long enough to be calm, short enough to notice a change of network. */
const speedWindow = 5_000;
/** A speed from less than this is a guess. */
const shortestSpan = 500;

/** An upload of `total` bytes that begins, or goes on, where `loaded` have arrived. */
export function startUpload(total: number, now: number, loaded = 0): UploadState {
  return { loaded, total, speed: null, samples: [{ at: now, loaded }] };
}

/** The upload after another progress event. */
export function trackUpload(state: UploadState, { loaded, total }: UploadProgress, now: number): UploadState {
  const samples = [...state.samples.filter(({ at }) => now - at <= speedWindow), { at: now, loaded }];
  const first = samples[0];
  const span = first ? now - first.at : 0;
  const speed = first && span >= shortestSpan ? ((loaded - first.loaded) / span) * 1_000 : state.speed;
  return { loaded, total, speed, samples };
}

/** Seconds until the last byte is sent at the present speed; null while that is unknown. */
export function secondsLeft({ loaded, total, speed }: UploadState): number | null {
  return speed ? (total - loaded) / speed : null;
}
