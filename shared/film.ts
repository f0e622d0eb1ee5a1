/** The film of the home page: bytes, seconds, and pixels of its longer side. */
export const filmLimits = { bytes: 10 * 1024 * 1024, seconds: 60, side: 1_920 } as const;

/** Types of the film of the home page. The server checks the content. */
export const filmTypes = ['video/mp4', 'video/webm'] as const;
