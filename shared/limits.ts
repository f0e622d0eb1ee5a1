/** Limits of no single feature, which both sides keep. Lengths count characters (code points), sizes count bytes. */
export const limits = {
  email: { max: 254 },
  /** `courses`: how many a search of the catalogue finds at most. */
  search: { max: 200, courses: 1_000 },
  /** Of one video. */
  videoHours: 12,
  imageBytes: 10 * 1024 * 1024,
  imagePixels: 50_000_000,
  pageSize: { default: 24, max: 100 },
} as const;

/** Picture types that the pickers offer and the server judges by content. */
export const imageTypes = {
  avatar: ['image/jpeg', 'image/png', 'image/webp'],
  thumbnail: ['image/jpeg', 'image/png'],
} as const;

/** How long notices stay, in ms (specification, section 9), and how many are shown at once. */
export const toasts = {
  neutral: 4000,
  error: 4000,
  success: 2000,
  max: 20,
  /** One that offers something to do, like Undo, stays long enough to be read and reached. */
  withAction: 10_000,
} as const;
