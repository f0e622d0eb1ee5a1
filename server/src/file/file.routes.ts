import express, { type Request, type Response } from 'express';
import { fileMessages } from '#shared/file.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { isId } from '#server/platform/common/identifier.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { redirect } from '#server/platform/media/media.routes.ts';
import { refuseObject, sendObject } from '#server/platform/media/send-object.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Archives } from './archives.ts';
import type { CourseFiles } from './course-files.ts';
import { archiveScope, dispositionOf, fileScope, lecturesArchiveScope } from './file-links.ts';
import { isShownInline } from './file-types.ts';
import { streamArchive } from './stream-archive.ts';

interface Dependencies {
  files: CourseFiles;
  archives: Archives;
  storage: Storage;
  links: MediaLinks;
  /** Returns the SHA-256 of the token in the session cookie, or undefined without a session. */
  tokenHashOf: (request: Request) => string | undefined;
}

/** A file must never act as a page of the school. */
const INERT = "sandbox; default-src 'none'; frame-ancestors 'none'";
/** Chrome does not show a PDF in a sandbox. Its viewer is an object or a frame, with inline styles. */
const INERT_PDF =
  "default-src 'none'; object-src 'self'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Serves `/files/<id>`, and the archive of a course under `/files/courses/<id>.zip` (GET and HEAD), with a link signed by `MediaLinks`.
 * With `lectures` in the query, the archive has the files of these lectures.
 * A file is a download. With `inline` in the query, a PDF, an image or audio is shown. On S3, the link redirects to the bucket.
 */
export function fileRoutes(deps: Dependencies): express.Router {
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': INERT,
      'X-Robots-Tag': 'noindex',
    });
    next();
  });
  router.get('/courses/:id.zip', (request, response) => sendArchive(deps, request, response));
  router.get('/:id', (request, response) => send(deps, request, response));
  return router;
}

/** Returns the seconds that the link has left, or null after a refusal. */
function remainingOf(
  { links, tokenHashOf }: Dependencies,
  scope: string,
  request: Request,
  response: Response,
): number | null {
  const remaining = links.verify(scope, request.query, tokenHashOf(request));
  if (remaining === null)
    refuseObject(request, response, new AppError('FORBIDDEN', requestMessages.linkExpired));
  return remaining;
}

async function send(deps: Dependencies, request: Request<{ id: string }>, response: Response): Promise<void> {
  const { files, storage } = deps;
  const { id } = request.params;
  const remaining = remainingOf(deps, fileScope(id), request, response);
  if (remaining === null) return;
  const file = isId(id) ? await files.byId(id) : null;
  if (!file) return refuseObject(request, response, notFound());
  const isInline = request.query.inline !== undefined && isShownInline(file.contentType);
  const contentDisposition = dispositionOf(isInline ? 'inline' : 'attachment', file.name);
  if (storage.name === 's3' && request.method === 'GET') {
    const as = { contentType: file.contentType, contentDisposition };
    return redirect(await storage.signedUrl(file.key, { expiresIn: remaining, as }), remaining, response);
  }
  if (isInline && file.contentType === 'application/pdf') response.set('Content-Security-Policy', INERT_PDF);
  const headers = {
    'Cache-Control': `private, max-age=${remaining - 1}`,
    'Content-Disposition': contentDisposition,
    'Content-Type': file.contentType,
  };
  return sendObject(storage, file.key, headers, request, response);
}

async function sendArchive(
  deps: Dependencies,
  request: Request<{ id: string }>,
  response: Response,
): Promise<void> {
  const { archives } = deps;
  const { id } = request.params;
  const { lectures } = request.query;
  // Only the ids that were signed open the archive.
  const lectureIds = typeof lectures === 'string' ? lectures.split(',') : null;
  const scope = lectureIds ? lecturesArchiveScope(id, lectureIds) : archiveScope(id);
  if (remainingOf(deps, scope, request, response) === null) return;
  // A malformed id could contain the scope of another link.
  const find = () => (lectureIds ? archives.ofLectures(id, lectureIds) : archives.ofCourse(id));
  const archive = isId(id) ? await find() : null;
  if (!archive) return refuseObject(request, response, notFound());
  return streamArchive(archive, request, response);
}

const notFound = () => new AppError('NOT_FOUND', fileMessages.notFound.file);
