/** How far an upload is, in bytes of the whole request body. */
export interface UploadProgress {
  loaded: number;
  total: number;
}

/** What a mutation with a file may put into its context's `fetchOptions`. */
export interface UploadOptions {
  signal?: AbortSignal;
  onUploadProgress?: (progress: UploadProgress) => void;
}

interface UploadRequestInit extends RequestInit, Omit<UploadOptions, 'signal'> {
  /** Each file by its path in the operation, for example `variables.input.video`. */
  files?: ReadonlyMap<string, File>;
}

/** The body that the GraphQL multipart request specification asks for: operations, map, then the files in order. */
function multipartBody(operations: string, files: ReadonlyMap<string, File>): FormData {
  const body = new FormData();
  const entries = [...files];
  body.append('operations', operations);
  body.append('map', JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [path]]))));
  entries.forEach(([, file], index) => body.append(String(index), file));
  return body;
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const { status, statusText } = request;
  return new Response(request.responseText || null, { status, statusText, headers });
}

/** `fetch` for a body that takes long: only XMLHttpRequest tells how much of a request has been sent. */
function send(url: string, body: FormData, init: UploadRequestInit): Promise<Response> {
  const { signal, headers, onUploadProgress } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (outcome: () => void) => {
      signal?.removeEventListener('abort', abort);
      outcome();
    };
    request.open('POST', url);
    new Headers(headers).forEach((value, name) => {
      // The browser writes the content type itself, with the boundary.
      if (name !== 'content-type') request.setRequestHeader(name, value);
    });
    // Browsers send this header only after asking, so no other site can make a visitor's browser upload something.
    request.setRequestHeader('apollo-require-preflight', 'true');
    request.upload.onprogress = ({ loaded, total }) => onUploadProgress?.({ loaded, total });
    request.onload = () => settle(() => resolve(responseOf(request)));
    request.onerror = () => settle(() => reject(new TypeError('The upload did not reach the server')));
    request.onabort = () => settle(() => reject(new DOMException('The upload was cancelled', 'AbortError')));
    signal?.addEventListener('abort', abort);
    request.send(body);
    if (signal?.aborted) abort();
  });
}

/**
 * The `fetch` of the GraphQL link. A request that `uploadLink` marked with files goes out as multipart with
 * upload progress; every other one is an ordinary `fetch`. Rejects like `fetch` does, `AbortError` included.
 */
export const uploadFetch: typeof fetch = (input, init) => {
  // Apollo's link passes `fetchOptions` on, to which `uploadLink` and mutations add these members.
  const { files, onUploadProgress, ...options } = (init ?? {}) as UploadRequestInit;
  if (!files || typeof options.body !== 'string') return fetch(input, options);
  const url = input instanceof Request ? input.url : String(input);
  return send(url, multipartBody(options.body, files), { ...options, onUploadProgress });
};
