import { pipeline } from 'node:stream/promises';
import type { ObjectRecord } from './object-store.ts';
import { contentTypeOf, limitOf, receiveBlob, type S3Call, sendXml, type Stores } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

export async function putObject(call: S3Call, { objects }: Stores): Promise<void> {
  const { key, response } = call;
  const { blob, body } = await receiveBlob(call, objects);
  const etag = `"${body.md5}"`;
  await objects.put({
    key,
    blob,
    etag,
    size: body.size,
    crc32: body.crc32,
    contentType: contentTypeOf(call),
    metadata: metadataOf(call),
  });
  response.setHeader('ETag', etag).setHeader('x-amz-checksum-crc32', body.crc32).end();
}

export async function headObject(call: S3Call, { objects }: Stores): Promise<void> {
  const { key, response } = call;
  const object = await objects.head(key);
  if (!object) throw noSuchKey();
  describe(object, call);
  response.setHeader('Content-Length', object.size).end();
}

export async function getObject(call: S3Call, { objects }: Stores): Promise<void> {
  const { key, response } = call;
  const opened = await objects.openObject(key);
  if (!opened) throw noSuchKey();
  const { object, file } = opened;
  try {
    const range = rangeOf(call, object.size);
    describe(object, call);
    if (range) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${object.size}`);
    }
    response.setHeader('Content-Length', range ? range.end - range.start + 1 : object.size);
    await pipeline(file.createReadStream({ ...range, autoClose: false }), response);
  } finally {
    await file.close();
  }
}

export async function deleteObject({ response, key }: S3Call, { objects }: Stores): Promise<void> {
  await objects.delete(key);
  response.writeHead(204).end();
}

export async function listObjects(call: S3Call, { objects }: Stores): Promise<void> {
  const { bucket, query, response } = call;
  const prefix = query.get('prefix') ?? '';
  const limit = limitOf(call, 'max-keys');
  const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
  const all = (await objects.list(prefix)).filter(({ key }) => key > after);
  const page = all.slice(0, limit);
  const isTruncated = page.length < all.length;
  sendXml(response, 'ListBucketResult', {
    Name: bucket,
    Prefix: prefix,
    MaxKeys: limit,
    KeyCount: page.length,
    IsTruncated: isTruncated,
    NextContinuationToken: isTruncated ? page.at(-1)?.key : undefined,
    Contents: page.map(({ key, etag, size, lastModified }) => ({
      Key: key,
      LastModified: new Date(lastModified),
      ETag: etag,
      Size: size,
      StorageClass: 'STANDARD',
    })),
  });
}

const METADATA_PREFIX = 'x-amz-meta-';

function metadataOf({ request }: S3Call): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers)
      .filter(([name]) => name.startsWith(METADATA_PREFIX))
      .map(([name, value]) => [name.slice(METADATA_PREFIX.length), String(value)]),
  );
}

function describe(object: ObjectRecord, { request, response, query }: S3Call): void {
  const disposition = query.get('response-content-disposition');
  if (disposition !== null) response.setHeader('Content-Disposition', disposition);
  response
    .setHeader('Accept-Ranges', 'bytes')
    .setHeader('Content-Type', query.get('response-content-type') ?? object.contentType)
    .setHeader('ETag', object.etag)
    .setHeader('Last-Modified', new Date(object.lastModified).toUTCString());
  for (const [name, value] of Object.entries(object.metadata ?? {})) {
    response.setHeader(`${METADATA_PREFIX}${name}`, value);
  }
  // A checksum of the whole object does not match a range.
  const wantsChecksum =
    request.headers['x-amz-checksum-mode'] === 'ENABLED' && request.headers.range === undefined;
  if (wantsChecksum && object.crc32) response.setHeader('x-amz-checksum-crc32', object.crc32);
}

/** Supports a single range. Like S3, anything else gets the whole object. */
function rangeOf({ request }: S3Call, size: number): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) throw new S3Error('InvalidRange', 'The requested range is not satisfiable');
  return start <= end ? { start, end } : undefined;
}

function noSuchKey(): S3Error {
  return new S3Error('NoSuchKey', 'The specified key does not exist.');
}
