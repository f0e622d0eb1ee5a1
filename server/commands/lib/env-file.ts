import { readFile, realpath, rename, writeFile } from 'node:fs/promises';

/**
 * Sets a value in a file of settings, in place of an earlier value or at the end. A crash leaves the file as it was. The file may be a
 * symbolic link. Throws an Error if there is no file.
 */
export async function setInEnvFile(path: string, name: string, value: string): Promise<void> {
  const file = await realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`There is no file ${path} to write ${name} to. Create it, or pass --print.`);
  });
  const lines = (await readFile(file, 'utf8')).replace(/\n$/, '').split('\n');
  const others = lines.filter((line) => !line.startsWith(`${name}=`));
  const temporary = `${file}.new`;
  await writeFile(temporary, [...others, `${name}=${value}`, ''].join('\n'), { mode: 0o600 });
  await rename(temporary, file);
}
