import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import sirv from 'sirv';

/** Serves the files of the built client. Its assets have a hash in their names and are cached permanently. */
export function clientRoutes(folder: string): express.RequestHandler {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`The client is not built: ${folder} has no index.html`);
  const serve = sirv(folder, {
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return (request, response, next) => {
    const isFile = /\.\w+$/.test(request.path);
    if (!isFile || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    serve(request, response, next);
  };
}
