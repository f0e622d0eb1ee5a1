import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `value` as JSON atomically: readers see either the old or the new file. */
export async function writeRecord(path: string, value: object): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, path);
}

/**
 * Returns null if the file does not exist.
 * @typeParam T the type that `writeRecord` wrote. Only the sandbox writes to its folder, so it is not validated.
 */
export async function readRecord<T extends object>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(nullWhenAbsent);
  return text === null ? null : (JSON.parse(text) as T);
}

/** All records in `folder`, sorted by file name. */
export async function readRecords<T extends object>(folder: string): Promise<T[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const records = await Promise.all(names.map((name) => readRecord<T>(join(folder, name))));
  return records.filter((record) => record !== null);
}

export function nullWhenAbsent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
