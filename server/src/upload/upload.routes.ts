import { Server } from '@tus/server';
import express, { type Request, type Response as Answer } from 'express';
import { validate as isUuid } from 'uuid';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { containerOf } from '#server/platform/video/video-container.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import { IncomingChunk, incomingChunk } from './incoming-chunk.ts';
import type { LectureUpload } from './lecture-upload.entity.ts';
import type { UploadCompletion } from './upload-completion.ts';
import type { UploadLocks } from './upload-locks.ts';
import { UploadRefusal } from './upload-refusal.ts';
import type { UploadStore } from './upload-store.ts';
import { uploadNotFound } from './locked-upload.ts';
import type { UploadService } from './upload.service.ts';

interface Dependencies {
  /** Who sent a request. */
  actorOf: (request: Request) => Actor;
  uploads: UploadService;
  completion: UploadCompletion;
  store: UploadStore;
  locks: UploadLocks;
  maxVideoBytes: number;
}

const TUS_VERSION = '1.0.0';
/** What we speak of the tus protocol beside its core. Uploads are created by GraphQL, where a lecture is made for each. */
const CAPABILITIES = {
  'Tus-Version': TUS_VERSION,
  'Tus-Extension': 'checksum,expiration,termination',
  'Tus-Checksum-Algorithm': 'sha256',
};

/** `/uploads/<id>`: the bytes of videos, by the tus protocol (https://tus.io/protocols/resumable-upload). */
export function uploadRoutes(deps: Dependencies): express.Router {
  const { actorOf, uploads, store, locks, maxVideoBytes } = deps;
  const tus = new Server({
    path: '/uploads',
    datastore: store,
    locker: locks,
    // Other sites may not upload here.
    allowedOrigins: () => false,
    getFileIdFromRequest: (_request, id) => id && store.nameOf(id),
    onResponseError: (_request, error) => {
      const chunk = incomingChunk.getStore();
      if (chunk) chunk.failure = error;
      return undefined;
    },
  });

  const router = express.Router();
  router.options('/{:id}', (_request, response) => {
    response.set({ ...CAPABILITIES, 'Tus-Max-Size': String(maxVideoBytes) });
    response.set('Tus-Resumable', TUS_VERSION).status(204).end();
  });
  router.use((request, response, next) => {
    response.set({ 'Tus-Resumable': TUS_VERSION, 'Cache-Control': 'no-store' });
    uploads.requireUploader(actorOf(request));
    if (request.get('tus-resumable') === TUS_VERSION) return next();
    // Other sites cannot send this header without asking first, and we allow them nothing.
    throw refusal(412, uploadMessages.malformed);
  });
  const transfer: express.RequestHandler = async (request, response) => {
    try {
      await new Transfer(deps, tus, request, response).answer(idOf(request), actorOf(request));
    } finally {
      // What is left of a body that was refused: unread, it would be taken for the next request.
      request.resume();
    }
  };
  router.head('/:id', transfer);
  router.patch('/:id', transfer);
  router.delete('/:id', async (request, response) => {
    const actor = actorOf(request);
    const upload = (await uploads.ofSender(actor, idOf(request))) ?? uploadNotFound();
    await uploads.cancel(actor, upload.id);
    response.status(204).end();
  });
  router.use(() => {
    throw refusal(405, messages.methodNotAllowed);
  });
  router.use(answerRefusals);
  return router;
}

/** After so long, others want to know how far it is. */
const LONG_REQUEST_MS = 1_000;

/** One request that asks how far an upload is, or goes on with it. */
class Transfer {
  /** How much of the file has come with this request; null while none has. */
  private percent: number | null = null;
  private readonly begunAt = Date.now();
  /** One after the other, so that what is kept last is what came last. */
  private recording: Promise<void> = Promise.resolve();

  constructor(
    private readonly deps: Dependencies,
    private readonly tus: Server,
    private readonly request: Request,
    private readonly response: Answer,
  ) {}

  async answer(id: string, actor: Actor): Promise<void> {
    const upload = await this.deps.uploads.ofSender(actor, id);
    if (!upload) return this.answerForArrived(id);
    this.response.set('Upload-Expires', upload.expiresAt.toUTCString());
    const answer = await this.pass(upload);
    const offset = Number(answer.headers.get('upload-offset'));
    // Nothing is left here of one that was moved to the videos by a process that died then.
    const isMoved =
      offset === 0 && this.request.method === 'HEAD' && (await this.deps.completion.hasBegun(id));
    if (isMoved || offset === upload.size) await this.deps.completion.complete(id);
    if (isMoved) return this.answerForArrived(id);
    for (const name of ['upload-offset', 'upload-length']) {
      const value = answer.headers.get(name);
      if (value !== null) this.response.set(name, value);
    }
    this.response.status(answer.status).end();
  }

  /** Whoever missed the last answer learns that all is there. */
  private async answerForArrived(id: string): Promise<void> {
    const size = (await this.deps.completion.arrivedSize(id)) ?? uploadNotFound();
    if (this.request.method === 'PATCH') throw refusal(409, uploadMessages.malformed);
    this.response.set({ 'Upload-Offset': String(size), 'Upload-Length': String(size) }).end();
  }

  /** Lets the tus server work. Throws what it, or the store, refused. */
  private async pass(upload: LectureUpload): Promise<Response> {
    const { request } = this;
    const chunk = new IncomingChunk({
      size: upload.size,
      checksum: checksumOf(request),
      body: request,
      validateHeader: (header) => void containerOf(header),
      onReceived: (position) => this.recordProgress(upload, position),
    });
    const asked = new globalThis.Request(`http://localhost/uploads/${upload.id}`, {
      method: request.method,
      headers: headersForTus(request),
    });
    const answer = await incomingChunk.run(chunk, () => this.tus.handleWeb(asked));
    await this.recording;
    // Of a chunk that has a checksum and broke off, nothing is kept.
    if (this.percent !== null && !answer.ok && chunk.isChecked) {
      this.percent = percentOf(upload, Number(request.get('upload-offset')));
    }
    // When it broke off, nobody knows when the next byte comes.
    if (this.percent !== null)
      await this.deps.uploads.recordProgress(upload.id, this.percent, { isLast: !answer.ok });
    if (answer.ok) return answer;
    if (request.destroyed && !request.complete) throw refusal(400, uploadMessages.interrupted);
    if (chunk.failure instanceof VideoFaultError)
      await this.deps.uploads.refuse(upload.id, chunk.failure.fault);
    throw meant(chunk.failure, answer.status);
  }

  /** A request that takes its time tells on its way; what others have sent is told at their end. */
  private recordProgress(upload: LectureUpload, position: number): void {
    const percent = percentOf(upload, position);
    this.percent = percent;
    if (Date.now() - this.begunAt < LONG_REQUEST_MS) return;
    this.recording = this.recording.then(() => this.deps.uploads.recordProgress(upload.id, percent));
  }
}

/** How much of an upload is there when so many bytes are, in whole percent. */
function percentOf({ size }: LectureUpload, bytes: number): number {
  return Math.floor((100 * bytes) / size);
}

function idOf({ params }: Request): string {
  const { id } = params;
  return typeof id === 'string' && isUuid(id) ? id.toLowerCase() : uploadNotFound();
}

/** Of the header `Upload-Checksum: sha256 <base64>`. Throws UploadRefusal 400 for another. */
function checksumOf(request: Request): Buffer | undefined {
  const header = request.get('upload-checksum');
  if (header === undefined) return undefined;
  const [, encoded = ''] = /^sha256 ([\w+/]{43}=)$/.exec(header) ?? [];
  if (encoded === '') throw refusal(400, uploadMessages.malformed);
  return Buffer.from(encoded, 'base64');
}

/** What the tus server has to know of a request. */
const TUS_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'content-length'];

function headersForTus(request: Request): Headers {
  const headers = new Headers();
  for (const name of TUS_HEADERS) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** What the tus server means by a failure, in our words: its own come as bare objects with a status. */
function meant(failure: unknown, status: number): Error {
  if (failure instanceof Error) return failure;
  if (status === 404 || status === 410) return refusal(404, uploadMessages.notFound.upload);
  if (status === 413) return refusal(413, uploadMessages.tooLarge);
  // It answers a missing header with 403.
  if (status < 500) return refusal(status === 409 || status === 412 ? status : 400, uploadMessages.malformed);
  return new Error(`The tus server failed: ${JSON.stringify(failure)}`);
}

function refusal(status: number, message: string): UploadRefusal {
  return new UploadRefusal(status, message);
}

const answerRefusals: express.ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof UploadRefusal) || response.headersSent) return next(error);
  response.status(error.status).json({ success: false, message: error.message });
};
