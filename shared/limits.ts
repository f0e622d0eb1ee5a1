/**
 * Limits shared by several features, enforced by client and server. Lengths count characters (code points), sizes count bytes.
 */
export const limits = {
  email: { max: 254 },
  /** `courses`: the maximum number of courses that a catalogue search finds. */
  search: { max: 200, courses: 1_000 },
  /** The maximum length of a video. */
  videoHours: 12,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** The film of the home page. `side`: the longer side in pixels. */
  film: { bytes: 10 * 1024 * 1024, seconds: 60, side: 1_920 },
  pageSize: { default: 24, max: 100 },
} as const;

/** Picture types that file pickers offer. The server checks the content. */
export const imageTypes = {
  avatar: ['image/jpeg', 'image/png', 'image/webp'],
  thumbnail: ['image/jpeg', 'image/png'],
} as const;

/** Types of the film of the home page. The server checks the content. */
export const filmTypes = ['video/mp4', 'video/webm'] as const;

/** The durations of toasts in ms (specification, section 9), and the maximum number of visible toasts. */
export const toasts = {
  neutral: 4000,
  error: 4000,
  success: 2000,
  max: 20,
  /** A toast with an action, such as Undo, stays long enough to be read and reached. */
  withAction: 10_000,
} as const;
