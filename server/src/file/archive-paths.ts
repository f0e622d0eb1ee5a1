/** Maximum length of a folder name in characters. File systems limit names to 255 bytes. */
const FOLDER_MAX = 60;

/** Returns `slides.pdf`, `slides (2).pdf` and so on. Some file systems do not tell upper from lower case. */
export function freePath(taken: Set<string>, folder: string, name: string): string {
  const [, stem = name, extension = ''] = /^(.+)(\.[^.]*)$/.exec(name) ?? [];
  for (let count = 1; ; count++) {
    const path = `${folder}${stem}${count === 1 ? '' : ` (${count})`}${extension}`;
    if (taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    return path;
  }
}

/** Returns a title without what some file systems refuse in names: reserved characters, and dots or spaces at the end. */
export function folderName(title: string): string {
  const name = title
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    [...name]
      .slice(0, FOLDER_MAX)
      .join('')
      .replace(/(?<![. ])[. ]+$/, '') || 'course'
  );
}
