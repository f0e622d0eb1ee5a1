/** The Chromium or Chrome of this machine: `CHROMIUM_PATH`, else one in its usual place, else null. */
export function findChromium(): string | null;

/** The same for a browser that nobody sees: `CHROMIUM_PATH`, else a headless shell before all others. */
export function findHeadlessChromium(): string | null;
