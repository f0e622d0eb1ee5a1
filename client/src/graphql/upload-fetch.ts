interface UploadRequestInit extends RequestInit {
  /** Each file by its path in the operation, for example `variables.input.avatar`. */
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

/**
 * The `fetch` of the GraphQL link. A request that `createUploadLink` marked with files goes out as multipart; every other
 * one is an ordinary `fetch`.
 */
export const uploadFetch: typeof fetch = (input, init) => {
  // Apollo's link passes `fetchOptions` on, to which `createUploadLink` adds the files.
  const { files, ...options } = (init ?? {}) as UploadRequestInit;
  if (!files || typeof options.body !== 'string') return fetch(input, options);
  const headers = new Headers(options.headers);
  // The browser writes it itself, with the boundary.
  headers.delete('content-type');
  // Browsers send this header only after asking, so no other site can make a visitor's browser upload something.
  headers.set('apollo-require-preflight', 'true');
  return fetch(input, { ...options, headers, body: multipartBody(options.body, files) });
};
