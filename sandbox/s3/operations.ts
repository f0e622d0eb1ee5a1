import { copyObject, copyPart } from './copy-operations.ts';
import {
  abortUpload,
  completeUpload,
  createUpload,
  listParts,
  listUploads,
  uploadPart,
} from './multipart-operations.ts';
import { deleteObject, getObject, headObject, listObjects, putObject } from './object-operations.ts';
import type { Operation, S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

/** The operation for a signed request. @throws S3Error NotImplemented */
export function operationFor({ request, key, query }: S3Call): Operation {
  const operation =
    key === '' ? bucketOperation(request.method, query) : objectOperation(request.method, query);
  if (operation && 'x-amz-copy-source' in request.headers) return copyInsteadOf(operation);
  if (operation) return operation;
  throw new S3Error('NotImplemented', 'The sandbox does not implement this operation');
}

/** The operation that copies its body from another object. */
function copyInsteadOf(operation: Operation): Operation {
  if (operation === putObject) return copyObject;
  if (operation === uploadPart) return copyPart;
  throw new S3Error('NotImplemented', 'The sandbox does not implement this operation');
}

function bucketOperation(method: string | undefined, query: URLSearchParams): Operation | undefined {
  const subresource = subresourceOf(query, ['list-type', 'uploads']);
  if (method === 'HEAD' && subresource === '') return async ({ response }) => void response.end();
  if (method === 'GET' && subresource === 'list-type') return listObjects;
  if (method === 'GET' && subresource === 'uploads') return listUploads;
  return undefined;
}

function objectOperation(method: string | undefined, query: URLSearchParams): Operation | undefined {
  const subresource = subresourceOf(query, ['uploads', 'uploadId']);
  return OBJECT_OPERATIONS[`${method} ${subresource}`.trim()];
}

const OBJECT_OPERATIONS: Readonly<Record<string, Operation>> = {
  PUT: putObject,
  GET: getObject,
  HEAD: headObject,
  DELETE: deleteObject,
  'POST uploads': createUpload,
  'PUT uploadId': uploadPart,
  'GET uploadId': listParts,
  'POST uploadId': completeUpload,
  'DELETE uploadId': abortUpload,
};

/** Parameters that do not select an operation. */
const PLAIN_PARAMETERS =
  /^(x-amz-.*|x-id|response-content-type|response-content-disposition|prefix|max-keys|continuation-token|start-after|max-uploads|max-parts|part-number-marker|partNumber)$/i;

/** Returns '' for none. An unknown one (`?acl`, `?tagging`) must not count as a plain request. */
function subresourceOf(query: URLSearchParams, known: string[]): string {
  const [first = '', ...others] = [...query.keys()].filter((name) => !PLAIN_PARAMETERS.test(name));
  return others.length === 0 && (first === '' || known.includes(first)) ? first : 'unknown';
}
