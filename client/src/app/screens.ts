import type { Screen } from '#client/routing/screen.ts';

/** Each feature lists its screens in its `<feature>.pages.ts`. Inside `Object.values`, the names of the files are not bundled. */
const features = Object.values(
  import.meta.glob<readonly Screen[]>('../features/*/*.pages.ts', { eager: true, import: 'pages' }),
);

/** All screens and the access to them (specification, section 2). The router ranks their paths, so their order does not matter. */
export const screens = features.flat();
