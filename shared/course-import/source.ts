/** A file of the folder that is imported, in a browser or on a disk. */
export interface SourceFile {
  /** Its path in the folder, with slashes. */
  path: string;
  /** In bytes. */
  size: number;
  /** Reads its first bytes. */
  read: (bytes: number) => Promise<Uint8Array>;
}

/** What is wrong with the folder. Nothing is imported until it is corrected. */
export interface Fault {
  path: string;
  /** The line of the file, from 1; null for the whole file. */
  line: number | null;
  message: string;
}

/** The last part of a path. */
export const nameOf = (path: string): string => path.replace(/^.*\//, '');

/** The folder of a path; empty at the top. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A name without its extension. */
export const stemOf = (name: string): string => name.replace(/(.)\.[^.]*$/, '$1');

/** The extension of a name in lower case, with the dot; empty if there is none. */
export const suffixOf = (name: string): string => /.(\.[^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const collator = new Intl.Collator('en', { numeric: true });

/** The order of names as people number them: `2 Knots` comes before `10 Ropes`. */
export const byName = (one: string, other: string): number => collator.compare(one, other);
