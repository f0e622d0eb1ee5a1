import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { makeZip } from 'client-zip';
import { describe, expect, it } from 'vitest';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { ArchiveError, openArchive } from './archive.ts';
import { importLimits } from './plan.ts';

const texts = courseImportTexts.archive;
const settings = { useWebWorkers: false, dataDescriptor: false };

/** A ZIP archive without compression. Names of folders end with a slash. */
function stored(content: Record<string, string>): Promise<Blob> {
  const entries = Object.entries(content).map(([name, input]) =>
    name.endsWith('/') ? { name } : { name, input },
  );
  return new Response(makeZip(entries)).blob();
}

async function deflated(content: Record<string, string>, password?: string): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), settings);
  for (const [name, text] of Object.entries(content))
    await writer.add(name, new TextReader(text), { password });
  return writer.close();
}

/** Changes the bytes of an archive. */
async function changed(archive: Blob, change: (view: DataView<ArrayBuffer>) => void): Promise<Blob> {
  const bytes = await archive.arrayBuffer();
  change(new DataView(bytes));
  return new Blob([bytes]);
}

/** Where the entry of the only file begins in the list at the end of an archive. */
function listedAt(view: DataView): number {
  const offsets = Array.from({ length: view.byteLength - 4 }, (_, offset) => offset);
  return offsets.find((offset) => view.getUint32(offset, true) === 0x02_01_4b_50) ?? -1;
}

/** Changes the size that an archive declares for its only file. */
const declaring = (archive: Blob, size: number) =>
  changed(archive, (view) => {
    view.setUint32(22, size, true);
    view.setUint32(listedAt(view) + 24, size, true);
  });

const opened = (archive: Blob) => openArchive(archive, 'Ropes.zip');
const paths = async (archive: Blob) => (await opened(archive)).files.map(({ path }) => path);
async function fileOf(archive: Blob) {
  const [file] = (await opened(archive)).files;
  if (!file) throw new Error('The archive is empty');
  return file;
}
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const LONG = 'Two ropes hold. '.repeat(100_000);

describe.each([
  ['without compression', stored],
  ['with compression', deflated],
])('a ZIP archive %s', (_, zip) => {
  it('has the files of the folder with their sizes, first bytes and contents', async () => {
    const archive = await zip({ 'Loops/Bowline.md': LONG, 'Schön.md': 'Hi', 'Empty.md': '' });
    const { name, files } = await opened(archive);
    expect([name, files.map(({ path, size }) => [path, size])]).toEqual([
      'Ropes',
      [
        ['Loops/Bowline.md', LONG.length],
        ['Schön.md', 2],
        ['Empty.md', 0],
      ],
    ]);
    expect(await Promise.all(files.map(async ({ read }) => text(await read(5))))).toEqual([
      'Two r',
      'Hi',
      '',
    ]);
    const contents = await Promise.all(files.map(async ({ open }) => (await open()).text()));
    expect(contents).toEqual([LONG, 'Hi', '']);
  });

  it('leaves out the one folder at its top, which names the course', async () => {
    const { name, files } = await opened(
      await zip({ 'Knots/a.md': 'a', 'Knots/b/c.md': 'c', '__MACOSX/Knots/._a.md': 'x' }),
    );
    expect([name, files.map(({ path }) => path)]).toEqual(['Knots', ['a.md', 'b/c.md']]);
  });

  it('is refused if it has a path that leaves its folder', async () => {
    for (const path of ['../a.md', '/abc.md', 'C:/b.md', '..\\a.md']) {
      const archive = await renamed(await zip({ 'good.md': 'a' }), path);
      const outside = texts.outside({ path: path.replaceAll('\\', '/') });
      await expect(opened(archive)).rejects.toThrow(new ArchiveError(outside));
    }
  });
});

/** Changes the name of the only file to one of the same length, since no library writes a path that leaves the folder. */
const renamed = (archive: Blob, path: string) =>
  changed(archive, (view) =>
    new Uint8Array(view.buffer).set(new TextEncoder().encode(path), listedAt(view) + 46),
  );

describe('a ZIP archive', () => {
  it('has no entries for its folders, and slashes in its paths', async () => {
    expect(await paths(await stored({ 'a/': '', 'a\\b.md': 'b', './c.md': 'c' }))).toEqual([
      'a/b.md',
      'c.md',
    ]);
  });

  it('is not read into memory for a file without compression', async () => {
    const archive = await stored({ 'a.md': LONG });
    const slices: Blob[] = [];
    const slice = archive.slice.bind(archive);
    archive.slice = (...bounds) => {
      const part = slice(...bounds);
      slices.push(part);
      return part;
    };
    expect(slices).toContain(await (await fileOf(archive)).open());
  });

  it('is inflated only as far as its first bytes are needed', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    const noise = Array.from({ length: 20 }, () => btoa(String.fromCharCode(...bytes))).join('');
    const archive = await deflated({ 'a.md': noise });
    const broken = await changed(archive, (view) => {
      const end = listedAt(view);
      new Uint8Array(view.buffer).fill(0xff, end - 1_000, end);
    });
    const { read, open } = await fileOf(broken);
    expect(text(await read(1_000))).toBe(noise.slice(0, 1_000));
    await expect(open()).rejects.toThrow(ArchiveError);
    await expect(read(noise.length)).rejects.toThrow(ArchiveError);
  });

  it('is not inflated beyond the size that it declares', async () => {
    const { open, read, size } = await fileOf(await declaring(await deflated({ 'a.md': LONG }), 1_000));
    expect(size).toBe(1_000);
    await expect(read(500)).rejects.toThrow(ArchiveError);
    await expect(open()).rejects.toThrow(ArchiveError);
  });

  it('is damaged if it declares more than it has', async () => {
    for (const zip of [stored, deflated]) {
      const { open, read } = await fileOf(await declaring(await zip({ 'a.md': 'a'.repeat(50) }), 60));
      await expect(open()).rejects.toThrow(ArchiveError);
      await expect(read(60)).rejects.toThrow(ArchiveError);
    }
  });

  it('is refused if it is encrypted', async () => {
    const archive = await deflated({ 'a.md': 'a' }, 'secret');
    await expect(opened(archive)).rejects.toThrow(new ArchiveError(texts.encrypted));
  });

  it.each(['', 'PK', 'No archive, but a text. '.repeat(100)])('has to be one: %j', async (content) => {
    await expect(opened(new Blob([content]))).rejects.toThrow(new ArchiveError(texts.notZip));
  });

  it('is listed up to the first file too many', async () => {
    const many = Array.from({ length: importLimits.files + 5 }, (_, index) => [`${index}.md`, 'x'] as const);
    const { files } = await opened(await stored(Object.fromEntries(many)));
    expect(files).toHaveLength(importLimits.files + 1);
  });
});
