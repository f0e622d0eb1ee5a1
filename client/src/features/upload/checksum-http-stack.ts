import type { HttpRequest, HttpStack } from 'tus-js-client';

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** The `Upload-Checksum` of a chunk (https://tus.io/protocols/resumable-upload#checksum). */
async function checksumOf(part: ArrayBuffer): Promise<string> {
  return `sha256 ${base64(new Uint8Array(await crypto.subtle.digest('SHA-256', part)))}`;
}

function withChecksum(request: HttpRequest): HttpRequest {
  let isAborted = false;
  return {
    getMethod: () => request.getMethod(),
    getURL: () => request.getURL(),
    getHeader: (header) => request.getHeader(header),
    setHeader: (header, value) => request.setHeader(header, value),
    setProgressHandler: (handler) => request.setProgressHandler(handler),
    getUnderlyingObject: (): unknown => request.getUnderlyingObject(),
    abort() {
      isAborted = true;
      return request.abort();
    },
    async send(body: unknown) {
      if (!(body instanceof Blob)) return request.send(body);
      // Browsers support it only on HTTPS and on localhost; elsewhere chunks have no checksum.
      if ('subtle' in crypto) {
        request.setHeader('Upload-Checksum', await checksumOf(await body.arrayBuffer()));
      }
      if (isAborted) throw new DOMException('The upload was aborted', 'AbortError');
      return request.send(body);
    },
  };
}

/** Wraps `stack` with a checksum on every chunk. */
export function withChecksums(stack: HttpStack): HttpStack {
  return {
    getName: () => `${stack.getName()} with checksums`,
    createRequest: (method, url) => withChecksum(stack.createRequest(method, url)),
  };
}
