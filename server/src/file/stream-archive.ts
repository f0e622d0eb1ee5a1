import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { dispositionOf } from './file-links.ts';
import type { Archive } from './zip-archive.ts';

/** Streams an archive as a download. Its size is known before, so an interrupted one is not mistaken for a whole one. */
export async function streamArchive(archive: Archive, request: Request, response: Response): Promise<void> {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Disposition': dispositionOf('attachment', archive.name),
    'Content-Length': String(archive.size),
    'Content-Type': 'application/zip',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(archive.stream(), response);
  } catch (error) {
    // The client disconnected in the middle of the response.
    if (response.destroyed && !response.errored) return;
    throw error;
  }
}
