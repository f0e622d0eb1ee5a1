/** Returns the path of Chromium or Chrome: `CHROMIUM_PATH`, else one in a usual place, else null. */
export function findChromium(): string | null;

/** Like `findChromium`, for headless use: prefers a headless shell to other installed browsers. */
export function findHeadlessChromium(): string | null;
