import express, { type Request } from 'express';
import { requestMessages } from '#shared/request-messages.ts';
import { streamArchive } from '#server/file/stream-archive.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { refuseObject } from '#server/platform/media/send-object.ts';
import { exportScope, type CourseExports } from './course-exports.ts';

interface Dependencies {
  exports: CourseExports;
  links: MediaLinks;
  /** Returns the SHA-256 of the token in the session cookie, or undefined without a session. */
  tokenHashOf: (request: Request) => string | undefined;
}

/** Serves the archive of a whole course under `/files/exports/<id>.zip` (GET and HEAD), with a link signed by `MediaLinks`. */
export function courseExportRoutes({ exports, links, tokenHashOf }: Dependencies): express.Router {
  return express.Router().get('/:id.zip', async (request, response) => {
    const { id } = request.params;
    if (links.verify(exportScope(id), request.query, tokenHashOf(request)) === null)
      return refuseObject(request, response, new AppError('FORBIDDEN', requestMessages.linkExpired));
    try {
      // A valid signature implies a valid id.
      await streamArchive(await exports.archive(id), request, response);
    } catch (error) {
      if (!(error instanceof AppError) || response.headersSent) throw error;
      refuseObject(request, response, error);
    }
  });
}
