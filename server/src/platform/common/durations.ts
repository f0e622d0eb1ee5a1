/** In milliseconds. A day of 24 hours: what is counted in these does not follow a calendar. */
export const DAY_MS = 24 * 60 * 60 * 1000;
