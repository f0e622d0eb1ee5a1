/** Returns a call's request with its files, as the GraphQL multipart request specification requires. */
export function multipartRequest(
  request: RequestInit & { body: string },
  files: ReadonlyMap<string, File>,
): RequestInit {
  const headers = new Headers(request.headers);
  // The browser sets it, with the boundary.
  headers.delete('content-type');
  // This header forces a CORS preflight, so no other site can make a visitor's browser upload something.
  headers.set('apollo-require-preflight', 'true');
  return { ...request, headers, body: multipartBody(request.body, files) };
}

/** The operations, the map, then the files in order. */
function multipartBody(operations: string, files: ReadonlyMap<string, File>): FormData {
  const body = new FormData();
  const entries = [...files];
  body.append('operations', operations);
  body.append('map', JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [path]]))));
  entries.forEach(([, file], index) => body.append(String(index), file));
  return body;
}
