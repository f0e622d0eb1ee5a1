/** Each file is read at least once in so many nights. */
const NIGHTS = 30;
/** A night reads at least this much, so that all files of a small school are read every night. */
const BYTES_A_NIGHT = 2 * 1024 ** 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the files that a night reads to check them: a thirtieth of all, beginning where the night before ended, and further ones
 * up to 2 GiB.
 * @param sizes bytes by file
 */
export function sampleFiles(sizes: ReadonlyMap<string, number>, night: Date): Set<string> {
  const files = [...sizes.keys()].sort();
  const share = Math.ceil(files.length / NIGHTS);
  const begin = Math.floor(((Math.floor(night.getTime() / DAY_MS) % NIGHTS) * files.length) / NIGHTS);
  const sample = new Set<string>();
  let bytes = 0;
  for (const file of [...files.slice(begin), ...files.slice(0, begin)]) {
    bytes += sizes.get(file) ?? 0;
    if (sample.size >= share && bytes > BYTES_A_NIGHT) break;
    sample.add(file);
  }
  return sample;
}
