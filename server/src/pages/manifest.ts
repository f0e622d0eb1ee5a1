import { iconPath } from '#server/school/school-pictures.ts';
import type { School } from '#server/school/school.type.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';
export const MANIFEST_TYPE = 'application/manifest+json';

/** As the page begins, in light. */
const GROUND = '#f8f5ef';

/** What a device shows of the school that somebody installs on it (https://www.w3.org/TR/appmanifest/). */
export function manifestOf({ name, icon }: Pick<School, 'name' | 'icon'>): object {
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name,
    short_name: name,
    background_color: GROUND,
    theme_color: GROUND,
    icons: icon
      ? ([192, 512] as const).map((size) => ({
          src: iconPath(icon, size),
          sizes: `${size}x${size}`,
          type: 'image/png',
        }))
      : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
