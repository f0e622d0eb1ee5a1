import express, { type Request, type Response } from 'express';
import { validate as isUuid } from 'uuid';
import { requestMessages } from '#shared/request-messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { bodyOf } from '#server/platform/http/request-bodies.ts';
import { IncomingChunk } from './incoming-chunk.ts';
import type { LectureUpload } from './lecture-upload.entity.ts';
import { uploadNotFound } from './locked-upload.ts';
import type { NewFile } from './new-file.ts';
import {
  chunkHeaders,
  creationHeaders,
  TUS_CAPABILITIES,
  TUS_VERSION,
  type ChunkHeaders,
} from './tus-headers.ts';
import type { UploadLocks } from './upload-locks.ts';
import type { UploadMetrics } from './upload-metrics.ts';
import { UploadProgress } from './upload-progress.ts';
import type { UploadStore } from './upload-store.ts';
import type { RunningUpload, UploadTarget, UploadTargets } from './upload-targets.ts';
import type { UploadService } from './upload.service.ts';

/** The methods that `X-HTTP-Method-Override` may name. */
const OVERRIDES = ['PATCH', 'DELETE', 'HEAD'];

interface Dependencies {
  uploads: UploadService;
  targets: UploadTargets;
  store: UploadStore;
  locks: UploadLocks;
  metrics: UploadMetrics;
  maxVideoBytes: number;
}

/** A running upload, and what becomes of its bytes. */
interface Known {
  target: UploadTarget;
  upload: RunningUpload;
}

/**
 * Serves `/uploads` and `/uploads/<id>`, which receive videos and files by the tus protocol
 * (https://tus.io/protocols/resumable-upload).
 */
export function uploadRoutes(deps: Dependencies): express.Router {
  const { uploads, targets, maxVideoBytes } = deps;
  const router = express.Router();
  router.options('/{:id}', (_request, response) => {
    response.set({ ...TUS_CAPABILITIES, 'Tus-Max-Size': String(maxVideoBytes) });
    response.status(204).end();
  });
  router.use(overrideMethod, (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    uploads.requireUploader(actorOf(request));
    if (request.get('tus-resumable') === TUS_VERSION) return next();
    // The header forces a CORS preflight, which other sites fail for a request with cookies.
    response.set('Tus-Version', TUS_VERSION);
    throw new AppError('PRECONDITION_FAILED', uploadMessages.malformed);
  });
  router.post('/', (request, response) => answerCreation(deps, request, response));
  router.head('/:id', (request, response) => answerOffset(deps, request, response));
  router.patch('/:id', (request, response) => answerChunk(deps, request, response));
  router.delete('/:id', async (request, response) => {
    const actor = actorOf(request);
    const { target, upload } = (await targets.ofSender(actor, idOf(request))) ?? uploadNotFound();
    await target.cancel(actor, upload.id);
    response.status(204).end();
  });
  router.use(() => {
    throw new AppError('METHOD_NOT_ALLOWED', requestMessages.methodNotAllowed);
  });
  return router;
}

/** The protocol lets clients that can only send a POST name another method. */
const overrideMethod: express.RequestHandler = (request, _response, next) => {
  const method = request.get('x-http-method-override')?.toUpperCase();
  if (request.method === 'POST' && method !== undefined && OVERRIDES.includes(method))
    request.method = method;
  next();
};

/** Tells the version of the protocol in each response of `/uploads`, also in those to unknown callers. */
export function tusVersionRoutes(): express.Router {
  return express.Router().use((_request, response, next) => {
    response.set('Tus-Resumable', TUS_VERSION);
    next();
  });
}

/**
 * POST: creates an upload, by its metadata: `courseId` for a new lecture at the end of a course, with `title` and
 * `description` or named after the file, or `lectureId` for another video of a lecture.
 */
async function answerCreation(deps: Dependencies, request: Request, response: Response): Promise<void> {
  const { size, metadata } = creationHeaders(request);
  const fileName = metadata.get('filename') ?? metadata.get('name') ?? '';
  const upload = await create(deps, request, metadata, { fileName, size });
  response
    .set({ Location: `/uploads/${upload.id}`, 'Upload-Expires': upload.expiresAt.toUTCString() })
    .status(201)
    .end();
}

async function create(
  { uploads }: Dependencies,
  request: Request,
  metadata: ReadonlyMap<string, string>,
  file: NewFile,
): Promise<LectureUpload> {
  const actor = actorOf(request);
  const [courseId = '', lectureId, title] = ['courseId', 'lectureId', 'title'].map((key) =>
    metadata.get(key),
  );
  if (lectureId !== undefined) return uploads.startReplacement(actor, lectureId, file);
  if (title !== undefined) {
    const texts = { title, description: metadata.get('description') ?? title, isFreePreview: false };
    return uploads.startLecture(actor, courseId, texts, file);
  }
  const [upload = uploadNotFound()] = await uploads.start(actor, courseId, [file]);
  return upload;
}

/** HEAD: returns the number of received bytes. */
async function answerOffset(deps: Dependencies, request: Request, response: Response): Promise<void> {
  const { targets, store, locks } = deps;
  const id = idOf(request);
  const answer = (offset: number, size: number) =>
    response.set({ 'Upload-Offset': String(offset), 'Upload-Length': String(size) }).end();
  // A client that missed the last response learns that the upload is complete.
  const answerArrived = async () => {
    const size = (await targets.arrivedSize(id)) ?? uploadNotFound();
    answer(size, size);
  };
  const known = await targets.ofSender(actorOf(request), id);
  if (!known) return answerArrived();
  const { target, upload } = known;
  response.set('Upload-Expires', upload.expiresAt.toUTCString());
  const offset = await locks.hold(id, () => store.received(id, upload.size));
  // The store is empty if a process moved the upload to the storage and then died.
  const isMoved = offset === 0 && (await target.hasBegun(id));
  if (isMoved || offset === upload.size) await target.complete(id);
  if (isMoved) return answerArrived();
  answer(offset, upload.size);
}

/** PATCH: receives the next bytes of an upload. The last ones complete it. */
async function answerChunk(deps: Dependencies, request: Request, response: Response): Promise<void> {
  const { targets, metrics } = deps;
  bodyOf(request).takeTimeFor('video');
  const id = idOf(request);
  const known = await targets.ofSender(actorOf(request), id);
  if (!known) {
    if ((await targets.arrivedSize(id)) === null) uploadNotFound();
    throw new AppError('CONFLICT', uploadMessages.malformed);
  }
  const { target, upload } = known;
  response.set('Upload-Expires', upload.expiresAt.toUTCString());
  const offset = await metrics.during(() => receive(deps, known, request));
  if (offset === upload.size) await target.complete(id);
  response.set('Upload-Offset', String(offset)).status(204).end();
}

/** Appends the body of a request to the upload. Returns the number of stored bytes. */
async function receive(
  { store, locks, metrics }: Dependencies,
  { target, upload }: Known,
  request: Request,
): Promise<number> {
  const headers = chunkHeaders(request);
  const progress = new UploadProgress(target, upload);
  const chunk = new IncomingChunk({
    size: upload.size,
    checksum: headers.checksum,
    body: request,
    validateHeader: (header) => target.validateHeader(upload, header),
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
    if (isInterrupted) throw new AppError('BAD_USER_INPUT', uploadMessages.interrupted, { cause: error });
    await target.refuse(upload.id, error);
    throw error;
  }
}

/** Throws CONFLICT if the chunk does not start at the next byte, 413 if it exceeds the size of the file. */
function requireNext({ offset, length }: ChunkHeaders, received: number, size: number): void {
  if (offset !== received) throw new AppError('CONFLICT', uploadMessages.malformed);
  if (offset + (length ?? 0) > size) throw new AppError('PAYLOAD_TOO_LARGE', uploadMessages.tooLarge);
}

function idOf({ params }: Request): string {
  const { id } = params;
  return typeof id === 'string' && isUuid(id) ? id.toLowerCase() : uploadNotFound();
}
