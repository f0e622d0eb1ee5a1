import { writeDigested, type ReceivedBody } from './request-body.ts';
import { contentTypeOf, type S3Call, sendXml, type Stores } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

/** S3's limit for a single copy. Larger objects are copied in parts. */
const COPY_BYTES_MAX = 5 * 1024 ** 3;

/** `PUT` with `x-amz-copy-source`: copies another object. */
export async function copyObject(call: S3Call, { objects }: Stores): Promise<void> {
  const { blob, body } = await copyBlob(call, { objects });
  const etag = `"${body.md5}"`;
  const { key } = call;
  await objects.put({
    key,
    blob,
    etag,
    size: body.size,
    crc32: body.crc32,
    contentType: contentTypeOf(call),
  });
  sendXml(call.response, 'CopyObjectResult', { ETag: etag, LastModified: new Date() });
}

/** `PUT` of a part with `x-amz-copy-source` and optionally `x-amz-copy-source-range`. */
export async function copyPart(call: S3Call, { objects, uploads }: Stores): Promise<void> {
  const { key, query } = call;
  const upload = await uploads.find(key, query.get('uploadId') ?? '');
  const { blob, body } = await copyBlob(call, { objects });
  try {
    await uploads.addPart(upload, Number(query.get('partNumber')), blob, body);
  } catch (error) {
    await objects.discardBlob(blob);
    throw error;
  }
  sendXml(call.response, 'CopyPartResult', { ETag: `"${body.md5}"`, LastModified: new Date() });
}

async function copyBlob(
  { request, bucket }: S3Call,
  { objects }: Pick<Stores, 'objects'>,
): Promise<{ blob: string; body: ReceivedBody }> {
  const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
  if (!source.startsWith(`${bucket}/`))
    throw new S3Error('NoSuchBucket', 'The specified bucket does not exist');
  const opened = await objects.openObject(source.slice(bucket.length + 1));
  if (!opened) throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  const { object, file } = opened;
  const blob = objects.newBlob();
  try {
    const range = rangeOf(request.headers['x-amz-copy-source-range'], object.size);
    if (range.end - range.start >= COPY_BYTES_MAX) {
      throw new S3Error(
        'InvalidRequest',
        'The specified copy source is larger than the maximum allowable size',
      );
    }
    const bytes = object.size === 0 ? [] : file.createReadStream({ ...range, autoClose: false });
    return { blob, body: await writeDigested(bytes, objects.blobPath(blob)) };
  } catch (error) {
    await objects.discardBlob(blob);
    throw error;
  } finally {
    await file.close();
  }
}

/** Both ends are inclusive. @throws S3Error InvalidArgument for a range that exceeds the object */
function rangeOf(header: string | string[] | undefined, size: number): { start: number; end: number } {
  if (header === undefined) return { start: 0, end: size - 1 };
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(String(header)) ?? [];
  const range = { start: Number(start), end: Number(end) };
  if (range.start <= range.end && range.end < size) return range;
  throw new S3Error('InvalidArgument', 'The x-amz-copy-source-range value is not valid for the source');
}
