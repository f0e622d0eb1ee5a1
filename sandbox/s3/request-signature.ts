import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { S3Error } from './s3-error.ts';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** The signer's type of a request. */
type UnsignedRequest = Parameters<SignatureV4['presign']>[0];

/** The signature and its parameters, from the header or the query. */
interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: Date;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRES_SECONDS = 7 * 24 * 60 * 60;

/**
 * Verifies version 4 signatures in the `Authorization` header and in presigned URLs. It signs each request again with
 * the SDK's own signer and compares the results.
 */
export class SignatureVerifier {
  private readonly signer: SignatureV4;

  constructor(private readonly credentials: S3Credentials) {
    this.signer = new SignatureV4({
      credentials,
      region: credentials.region,
      service: 's3',
      sha256: Sha256,
      uriEscapePath: false,
      applyChecksum: false,
    });
  }

  /** @throws S3Error if the request is unsigned, wrongly signed or too old */
  async verify(request: IncomingMessage, path: string, query: URLSearchParams): Promise<void> {
    if (query.has('X-Amz-Signature')) return this.verifyPresigned(request, path, query);
    if (request.headers.authorization)
      return this.verifyHeader(request, path, query, request.headers.authorization);
    throw new S3Error('AccessDenied', 'Access Denied');
  }

  private async verifyHeader(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
    authorization: string,
  ): Promise<void> {
    const claim = claimOfHeader(authorization, request);
    this.checkCredential(claim);
    if (Math.abs(Date.now() - claim.date.getTime()) > MAX_SKEW_MS) {
      throw new S3Error(
        'RequestTimeTooSkewed',
        'The difference between the request time and the current time is too large.',
      );
    }
    const amazonHeaders = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
    if (!['host', ...amazonHeaders].every((name) => claim.signedHeaders.includes(name))) {
      throw new S3Error('AccessDenied', 'There were headers present in the request which were not signed');
    }

    const unsigned = unsignedRequest(request, path, query, claim.signedHeaders);
    const options = { signingDate: claim.date, signableHeaders: new Set(claim.signedHeaders) };
    const signed = await this.signer.sign(unsigned, options);
    compare(claim.signature, /Signature=(\w+)$/.exec(signed.headers.authorization ?? '')?.[1]);
  }

  private async verifyPresigned(
    request: IncomingMessage,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const claim = claimOfQuery(query);
    this.checkCredential(claim);
    const expiresIn = Number(query.get('X-Amz-Expires'));
    if (!Number.isInteger(expiresIn) || expiresIn < 1 || expiresIn > MAX_EXPIRES_SECONDS) {
      throw new S3Error('InvalidArgument', 'X-Amz-Expires must be between 1 and 604800 seconds');
    }
    const age = Date.now() - claim.date.getTime();
    if (age < -MAX_SKEW_MS) throw new S3Error('AccessDenied', 'Request is not valid yet');

    // The hash of the payload is signed, but it is neither a header of the request nor added to its query again.
    const payloadHash = 'x-amz-content-sha256';
    const unsigned = unsignedRequest(request, path, query, claim.signedHeaders);
    unsigned.headers[payloadHash] = query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
    const signed = await this.signer.presign(unsigned, {
      signingDate: claim.date,
      expiresIn,
      signableHeaders: new Set(claim.signedHeaders),
      unsignableHeaders: new Set([payloadHash]),
      unhoistableHeaders: new Set([payloadHash, ...claim.signedHeaders]),
    });
    compare(claim.signature, signed.query?.['X-Amz-Signature']);
    if (age > expiresIn * 1000) throw new S3Error('AccessDenied', 'Request has expired');
  }

  private checkCredential({ credential, date }: Claim): void {
    const [accessKeyId, ...scope] = credential.split('/');
    if (accessKeyId !== this.credentials.accessKeyId) {
      throw new S3Error(
        'InvalidAccessKeyId',
        'The AWS Access Key Id you provided does not exist in our records.',
      );
    }
    const day = date.toISOString().slice(0, 10).replaceAll('-', '');
    if (scope.join('/') !== `${day}/${this.credentials.region}/s3/aws4_request`) {
      throw new S3Error('AuthorizationHeaderMalformed', `The credential scope ${scope.join('/')} is wrong`);
    }
  }
}

function claimOfHeader(authorization: string, request: IncomingMessage): Claim {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=(\w+)$/;
  const [, credential, signedHeaders, signature] = pattern.exec(authorization) ?? [];
  if (!credential || !signedHeaders || !signature) {
    throw new S3Error('AuthorizationHeaderMalformed', 'The authorization header is malformed');
  }
  const date = parseDate(request.headers['x-amz-date']);
  return { credential, signedHeaders: signedHeaders.split(';'), signature, date };
}

function claimOfQuery(query: URLSearchParams): Claim {
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) {
    throw new S3Error('InvalidArgument', `X-Amz-Algorithm only supports ${ALGORITHM}`);
  }
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: parseDate(query.get('X-Amz-Date')),
  };
}

/** @param value a date such as `20250131T235959Z` */
function parseDate(value: unknown): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(value)) ?? [];
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(date.getTime())) throw new S3Error('AccessDenied', 'A valid X-Amz-Date is required');
  return date;
}

/** The request before it was signed: only the signed headers, no signature. */
function unsignedRequest(
  request: IncomingMessage,
  path: string,
  query: URLSearchParams,
  signedHeaders: string[],
): UnsignedRequest {
  const headers = signedHeaders.map((name): [string, string] => [name, String(request.headers[name] ?? '')]);
  const names = [...new Set(query.keys())].filter((name) => name !== 'X-Amz-Signature');
  return {
    method: request.method ?? '',
    protocol: 'http:',
    hostname: request.headers.host ?? '',
    path,
    query: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    headers: Object.fromEntries(headers),
  };
}

function compare(actual: string, expected: unknown): void {
  const [left, right] = [Buffer.from(actual), Buffer.from(String(expected))];
  if (left.length === right.length && timingSafeEqual(left, right)) return;
  throw new S3Error(
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

/** The signer's hash interface; an HMAC if it gets a secret. */
class Sha256 {
  private readonly hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: Uint8Array): void {
    this.hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }

  reset(): void {
    throw new Error('The signer uses each hash once');
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): string | Uint8Array {
  if (typeof data === 'string') return data;
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
