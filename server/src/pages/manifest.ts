import { accentPalette } from '#shared/accent.ts';
import { languages } from '#shared/languages.ts';
import { iconPath, maskablePath } from '#server/school/school-pictures.ts';
import type { School } from '#server/school/school.type.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';
export const MANIFEST_TYPE = 'application/manifest+json';

/** Background of the page in light mode. */
const GROUND = '#f8f5ef';

type Shown = Pick<School, 'name' | 'icon' | 'accent' | 'language'>;

/** Returns the web app manifest of the school, for devices that install it (https://www.w3.org/TR/appmanifest/). */
export function manifestOf({ name, icon, accent, language }: Shown): object {
  const [, , , , , , solid] = accentPalette(accent).light;
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: language,
    dir: languages[language].direction,
    name,
    short_name: name,
    background_color: GROUND,
    theme_color: accent === '' ? GROUND : solid,
    icons: icon ? iconsOf(icon) : productIcons,
  };
}

const productIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/maskable-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
];

function iconsOf(icon: NonNullable<School['icon']>): object[] {
  const maskable = maskablePath(icon);
  const icons = ([192, 512] as const).map((size) => ({
    src: iconPath(icon, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));
  return maskable
    ? [...icons, { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' }]
    : icons;
}
