/** The Chromium or Chrome of this machine: `CHROMIUM_PATH`, else one in its usual place, else null. */
export function findChromium(): string | null;
