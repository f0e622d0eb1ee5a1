import express, { type Request, type Response } from 'express';
import { validate as isUuid } from 'uuid';
import { requestMessages } from '#shared/request-messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { bodyOf } from '#server/platform/http/request-bodies.ts';
import { containerOf } from '#server/platform/video/video-container.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import { IncomingChunk } from './incoming-chunk.ts';
import type { LectureUpload } from './lecture-upload.entity.ts';
import { uploadNotFound } from './locked-upload.ts';
import { chunkHeaders, TUS_CAPABILITIES, TUS_VERSION, type ChunkHeaders } from './tus-headers.ts';
import type { UploadCompletion } from './upload-completion.ts';
import type { UploadLocks } from './upload-locks.ts';
import type { UploadMetrics } from './upload-metrics.ts';
import { UploadProgress } from './upload-progress.ts';
import type { ProgressRecorder } from './progress-recorder.ts';
import { UploadRefusal } from './upload-refusal.ts';
import type { UploadStore } from './upload-store.ts';
import type { UploadService } from './upload.service.ts';

interface Dependencies {
  uploads: UploadService;
  recorder: ProgressRecorder;
  completion: UploadCompletion;
  store: UploadStore;
  locks: UploadLocks;
  metrics: UploadMetrics;
  maxVideoBytes: number;
}

/** Serves `/uploads/<id>`, which receives videos by the tus protocol (https://tus.io/protocols/resumable-upload). */
export function uploadRoutes(deps: Dependencies): express.Router {
  const { uploads, maxVideoBytes } = deps;
  const router = express.Router();
  router.options('/{:id}', (_request, response) => {
    response.set({ ...TUS_CAPABILITIES, 'Tus-Max-Size': String(maxVideoBytes) });
    response.set('Tus-Resumable', TUS_VERSION).status(204).end();
  });
  router.use((request, response, next) => {
    response.set({ 'Tus-Resumable': TUS_VERSION, 'Cache-Control': 'no-store' });
    uploads.requireUploader(actorOf(request));
    if (request.get('tus-resumable') === TUS_VERSION) return next();
    // The header forces a CORS preflight, which other sites fail.
    throw new UploadRefusal(412, uploadMessages.malformed);
  });
  router.head('/:id', (request, response) => answerOffset(deps, request, response));
  router.patch('/:id', (request, response) => answerChunk(deps, request, response));
  router.delete('/:id', async (request, response) => {
    const actor = actorOf(request);
    const upload = (await uploads.ofSender(actor, idOf(request))) ?? uploadNotFound();
    await uploads.cancel(actor, upload.id);
    response.status(204).end();
  });
  router.use(() => {
    throw new UploadRefusal(405, requestMessages.methodNotAllowed);
  });
  router.use(answerRefusals);
  return router;
}

/** HEAD: returns the number of received bytes. */
async function answerOffset(deps: Dependencies, request: Request, response: Response): Promise<void> {
  const { uploads, completion, store, locks } = deps;
  const id = idOf(request);
  const answer = (offset: number, size: number) =>
    response.set({ 'Upload-Offset': String(offset), 'Upload-Length': String(size) }).end();
  // A client that missed the last response learns that the upload is complete.
  const answerArrived = async () => {
    const size = (await completion.arrivedSize(id)) ?? uploadNotFound();
    answer(size, size);
  };
  const upload = await uploads.ofSender(actorOf(request), id);
  if (!upload) return answerArrived();
  response.set('Upload-Expires', upload.expiresAt.toUTCString());
  const offset = await locks.hold(id, () => store.received(id, upload.size));
  // The store is empty if a process moved the upload to the videos and then died.
  const isMoved = offset === 0 && (await completion.hasBegun(id));
  if (isMoved || offset === upload.size) await completion.complete(id);
  if (isMoved) return answerArrived();
  answer(offset, upload.size);
}

/** PATCH: receives the next bytes of an upload. The last ones complete it. */
async function answerChunk(deps: Dependencies, request: Request, response: Response): Promise<void> {
  const { uploads, completion, metrics } = deps;
  bodyOf(request).takeTimeFor('video');
  const id = idOf(request);
  const upload = await uploads.ofSender(actorOf(request), id);
  if (!upload) {
    if ((await completion.arrivedSize(id)) === null) uploadNotFound();
    throw new UploadRefusal(409, uploadMessages.malformed);
  }
  response.set('Upload-Expires', upload.expiresAt.toUTCString());
  const offset = await metrics.during(() => receive(deps, upload, request));
  if (offset === upload.size) await completion.complete(id);
  response.set('Upload-Offset', String(offset)).status(204).end();
}

/** Appends the body of a request to the upload. Returns the number of stored bytes. */
async function receive(
  { uploads, recorder, store, locks, metrics }: Dependencies,
  upload: LectureUpload,
  request: Request,
): Promise<number> {
  const headers = chunkHeaders(request);
  const progress = new UploadProgress(recorder, upload);
  const chunk = new IncomingChunk({
    size: upload.size,
    checksum: headers.checksum,
    body: request,
    validateHeader: (header) => void containerOf(header),
    onBytes: (count) => metrics.receive(count),
    onReceived: (position) => progress.advance(position),
  });
  const append = async () => {
    requireNext(headers, await store.received(upload.id, upload.size), upload.size);
    return store.append(upload.id, headers.offset, chunk);
  };
  try {
    const offset = await locks.hold(upload.id, append, { chunk });
    await progress.finish();
    return offset;
  } catch (error) {
    // Nothing of an interrupted chunk with a checksum is stored.
    await progress.breakOff(chunk.isChecked ? headers.offset : undefined);
    const isInterrupted = request.destroyed && !request.complete;
    if (isInterrupted) throw new UploadRefusal(400, uploadMessages.interrupted, { cause: error });
    if (error instanceof VideoFaultError) await uploads.refuse(upload.id, error.fault);
    throw error;
  }
}

/** Throws UploadRefusal 409 if the chunk does not start at the next byte, 413 if it exceeds the size of the file. */
function requireNext({ offset, length }: ChunkHeaders, received: number, size: number): void {
  if (offset !== received) throw new UploadRefusal(409, uploadMessages.malformed);
  if (offset + (length ?? 0) > size) throw new UploadRefusal(413, uploadMessages.tooLarge);
}

function idOf({ params }: Request): string {
  const { id } = params;
  return typeof id === 'string' && isUuid(id) ? id.toLowerCase() : uploadNotFound();
}

const answerRefusals: express.ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof UploadRefusal) || response.headersSent) return next(error);
  response.status(error.status).json({ success: false, message: error.message });
};
