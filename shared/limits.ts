/** Limits that both sides keep. Lengths count characters (code points), sizes count bytes. */
export const limits = {
  fullName: { min: 5, max: 100 },
  password: { min: 6, max: 16 },
  email: { max: 254 },
  courseTitle: { max: 120 },
  courseDescription: { max: 4000 },
  category: { max: 60 },
  instructor: { max: 100 },
  lectureTitle: { max: 160 },
  lectureDescription: { max: 4000 },
  contactMessage: { max: 5000 },
  tokenName: { max: 60 },
  search: { max: 200 },
  /** For how long an admin may give access at a time. */
  grantYears: 10,
  /** How long deleted courses and lectures can be restored. */
  trashDays: 30,
  /** Files that can be added to a course at a time. */
  uploadFiles: 100,
  /** How long an upload waits for its next byte. */
  uploadHours: 72,
  /** Of one video. */
  videoHours: 12,
  /** Of the video that has to be watched for a lecture to be done. */
  doneRatio: 0.9,
  captionsBytes: 2 * 1024 * 1024,
  cueText: { max: 500 },
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
export const notices = {
  neutral: 4000,
  error: 4000,
  success: 2000,
  max: 20,
  /** One that offers something to do, like Undo, stays long enough to be read and reached. */
  withAction: 10_000,
} as const;
