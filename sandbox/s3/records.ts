import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes `value` as JSON; readers see the former file or the new one, never half of it. */
export async function writeRecord(path: string, value: object): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, path);
}

/**
 * Null when there is no such file.
 * @typeParam T what `writeRecord` wrote there; only the sandbox writes into its folder, so it is not checked again.
 */
export async function readRecord<T extends object>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(nullWhenAbsent);
  return text === null ? null : (JSON.parse(text) as T);
}

/** Every record in `folder`, in the order of their file names. */
export async function readRecords<T extends object>(folder: string): Promise<T[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const records = await Promise.all(names.map((name) => readRecord<T>(join(folder, name))));
  return records.filter((record) => record !== null);
}

export function nullWhenAbsent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
