import { paths, patterns, stateRoutes } from './paths.ts';

type Fixed<Table> = Extract<Table[keyof Table], string>;

/** The address of a page, or its pattern if it has parameters. */
export type PagePattern = Fixed<typeof paths> | Fixed<typeof stateRoutes> | Fixed<typeof patterns>;

const plainPaths = [...Object.values(paths), ...Object.values(stateRoutes)].flatMap((path) =>
  typeof path === 'string' ? [path.replace(/#.*/, '')] : [],
);

/** The addresses and patterns of all pages. */
export const pagePatterns: readonly string[] = [...plainPaths, ...Object.values(patterns)];

/** Matches the path of every page: `/:name` stands for one segment, `/:name?` for one or none. */
const pages = new RegExp(
  `^(?:${pagePatterns.map((pattern) => pattern.replaceAll(/\/:\w+(\??)/g, '(?:/[^/]+)$1')).join('|')})$`,
);

/** The address of a file, which the server never answers with a page. */
const FILE = /\.\w+$/;

/** An encoded slash, backslash, percent sign or control character. A proxy may decode it and see another path. */
const AMBIGUOUS = /%(?:2f|5c|25|[01]\w|7f)/i;

/** Whether a path, as it is in the address, can be a page of the school rather than an API or a file. */
export function isPagePath(path: string): boolean {
  return pages.test(path) && !FILE.test(path) && !AMBIGUOUS.test(path);
}
