/** Durations in milliseconds. A day always has 24 hours; these do not follow a calendar. */
export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
