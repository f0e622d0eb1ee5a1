import { text } from 'node:stream/consumers';
import type { NamedPart } from './multipart-store.ts';
import { contentTypeOf, limitOf, receiveBlob, type S3Call, sendXml, type Stores } from './s3-call.ts';
import { S3Error } from './s3-error.ts';
import { xmlElements } from './xml.ts';

export async function createUpload(call: S3Call, { uploads }: Stores): Promise<void> {
  const { response, bucket, key } = call;
  const { uploadId } = await uploads.create(key, contentTypeOf(call));
  sendXml(response, 'InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: uploadId });
}

export async function uploadPart(call: S3Call, { objects, uploads }: Stores): Promise<void> {
  const { response, key, query } = call;
  const upload = await uploads.find(key, uploadIdOf(call));
  const { blob, body } = await receiveBlob(call, objects);
  try {
    await uploads.addPart(upload, Number(query.get('partNumber')), blob, body);
  } catch (error) {
    await objects.discardBlob(blob);
    throw error;
  }
  response.setHeader('ETag', `"${body.md5}"`).setHeader('x-amz-checksum-crc32', body.crc32).end();
}

export async function listParts(call: S3Call, { uploads }: Stores): Promise<void> {
  const { response, bucket, key, query } = call;
  const upload = await uploads.find(key, uploadIdOf(call));
  const marker = Number(query.get('part-number-marker') ?? 0);
  const limit = limitOf(call, 'max-parts');
  const all = (await uploads.parts(upload)).filter(({ partNumber }) => partNumber > marker);
  const page = all.slice(0, limit);
  sendXml(response, 'ListPartsResult', {
    Bucket: bucket,
    Key: key,
    UploadId: upload.uploadId,
    PartNumberMarker: marker,
    NextPartNumberMarker: page.at(-1)?.partNumber,
    MaxParts: limit,
    IsTruncated: page.length < all.length,
    Part: page.map(({ partNumber, size, md5, crc32, lastModified }) => ({
      PartNumber: partNumber,
      LastModified: new Date(lastModified),
      ETag: `"${md5}"`,
      ChecksumCRC32: crc32,
      Size: size,
    })),
  });
}

export async function completeUpload(call: S3Call, { uploads }: Stores): Promise<void> {
  const { response, bucket, key } = call;
  const upload = await uploads.find(key, uploadIdOf(call));
  const object = await uploads.complete(upload, await readNamedParts(call));
  sendXml(response, 'CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: object.etag });
}

export async function abortUpload(call: S3Call, { uploads }: Stores): Promise<void> {
  const { response, key } = call;
  await uploads.remove(await uploads.find(key, uploadIdOf(call)));
  response.writeHead(204).end();
}

export async function listUploads(call: S3Call, { uploads }: Stores): Promise<void> {
  const { response, bucket, query } = call;
  const prefix = query.get('prefix') ?? '';
  const all = await uploads.list(prefix);
  sendXml(response, 'ListMultipartUploadsResult', {
    Bucket: bucket,
    Prefix: prefix,
    IsTruncated: false,
    Upload: all.map(({ key, uploadId, initiated }) => ({
      Key: key,
      UploadId: uploadId,
      Initiated: new Date(initiated),
    })),
  });
}

function uploadIdOf({ query }: S3Call): string {
  return query.get('uploadId') ?? '';
}

/** Reads the list of parts in the body of CompleteMultipartUpload: numbers and entity tags. */
async function readNamedParts({ request }: S3Call): Promise<NamedPart[]> {
  return xmlElements(await text(request), 'Part').map((part) => {
    const [partNumber, etag] = [xmlElements(part, 'PartNumber')[0], xmlElements(part, 'ETag')[0]];
    if (!partNumber || !etag) throw new S3Error('MalformedXML', 'The XML you provided was not well-formed');
    return { partNumber: Number(partNumber), etag, crc32: xmlElements(part, 'ChecksumCRC32')[0] };
  });
}
