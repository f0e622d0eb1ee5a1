import { crc32 } from 'node:zlib';

/** A file that was read from an archive. */
interface UnzippedFile {
  path: string;
  modifiedAt: Date;
  bytes: Buffer;
}

/** Reads the stored files of a ZIP archive from its directory. Throws for a wrong checksum or signature. */
export function readZip(zip: Buffer): UnzippedFile[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  const [count, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)];
  const files: UnzippedFile[] = [];
  for (let at = start; files.length < count;) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`No entry of the directory at ${at}`);
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const checksum = zip.readUInt32LE(at + 16);
    const size = zip.readUInt32LE(at + 24);
    const local = zip.readUInt32LE(at + 42);
    if (zip.readUInt32LE(local) !== 0x04034b50) throw new Error(`${path} has no header`);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + size);
    if (crc32(bytes) !== checksum) throw new Error(`${path} has another checksum`);
    files.push({ path, modifiedAt: timeOf(zip.readUInt16LE(at + 12), zip.readUInt16LE(at + 14)), bytes });
    at += 46 + nameLength + extraLength;
  }
  return files;
}

/** The times of an archive are local ones. */
const timeOf = (time: number, date: number): Date =>
  new Date(
    1980 + (date >> 9),
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  );
