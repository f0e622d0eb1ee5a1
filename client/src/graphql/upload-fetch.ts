interface UploadRequestInit extends RequestInit {
  /** Each file by its path in the operation, for example `variables.input.avatar`. */
  files?: ReadonlyMap<string, File>;
}

/**
 * The `fetch` of the GraphQL link. Sends a request that `createUploadLink` marked with files as multipart; every other request is
 * an ordinary `fetch`.
 */
export const uploadFetch: typeof fetch = async (input, init) => {
  // Apollo's link passes `fetchOptions` on, to which `createUploadLink` adds the files.
  const { files, body, ...options } = (init ?? {}) as UploadRequestInit;
  if (!files || typeof body !== 'string') return fetch(input, { ...options, body });
  // Few calls have files.
  const { multipartRequest } = await import('./multipart-request.ts');
  return fetch(input, multipartRequest({ ...options, body }, files));
};
