import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MultipartStore } from './multipart-store.ts';
import type { ObjectStore } from './object-store.ts';
import { type ReceivedBody, receiveBody } from './request-body.ts';
import { S3Error } from './s3-error.ts';
import { type XmlElements, xmlDocument } from './xml.ts';

/** A request with a valid signature. */
export interface S3Call {
  request: IncomingMessage;
  response: ServerResponse;
  bucket: string;
  /** Empty for calls about the bucket. */
  key: string;
  query: URLSearchParams;
}

export interface Stores {
  objects: ObjectStore;
  uploads: MultipartStore;
}

/** Responds to the call, or throws an S3Error before the response has begun. */
export type Operation = (call: S3Call, stores: Stores) => Promise<void>;

export function sendXml(response: ServerResponse, root: string, content: XmlElements): void {
  response.setHeader('Content-Type', 'application/xml').end(xmlDocument(root, content));
}

/** Stores the body as a blob, and deletes it if it is invalid. */
export async function receiveBlob(
  { request }: S3Call,
  objects: ObjectStore,
): Promise<{ blob: string; body: ReceivedBody }> {
  const blob = objects.newBlob();
  try {
    return { blob, body: await receiveBody(request, objects.blobPath(blob)) };
  } catch (error) {
    await objects.discardBlob(blob);
    throw error;
  }
}

export function contentTypeOf({ request }: S3Call): string {
  return request.headers['content-type'] ?? 'application/octet-stream';
}

/** The requested page size: at most 1,000, as in S3. */
export function limitOf({ query }: S3Call, parameter: string): number {
  const limit = Number(query.get(parameter) ?? 1000);
  if (Number.isInteger(limit) && limit > 0) return Math.min(limit, 1000);
  throw new S3Error('InvalidArgument', `${parameter} must be a positive integer`);
}
