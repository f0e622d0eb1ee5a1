import type { Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import { limits } from '#shared/limits.ts';
import { uploadMessages } from '#shared/upload.ts';
import { Role } from '#shared/roles.ts';
import { requireSomeWriteScope, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { FormPart } from '#server/platform/http/form-parts.ts';
import { bodyOf } from '#server/platform/http/request-bodies.ts';
import { readOperations } from './multipart-operations.ts';
import { IncomingFile } from './upload.scalar.ts';

/** Headers that Apollo Server also accepts as proof that no foreign page sent a request by itself. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

const FIELD_BYTES = 100_000;
/** The number of files is not limited, because files that the map does not name are discarded. */
const FORM_LIMITS = { fields: 2, fieldBytes: FIELD_BYTES, files: Infinity };
/** Room for the fields and for the separators of the parts. */
const ENVELOPE_BYTES = 3 * FIELD_BYTES;

interface Options {
  actorOf: (request: Parameters<RequestHandler>[0]) => Actor;
  maxVideoBytes: number;
}

/**
 * Reads multipart requests of GraphQL up to their file, which is read when a resolver asks for it. It runs before
 * Apollo's own CSRF check, so it refuses forged requests itself. Only admins can send files as large as videos. A file
 * of any other caller waits on disk until it is complete, because a resolver that reads a picture keeps it in memory. A
 * file of a call with an `Idempotency-Key` also waits there, until it is compared.
 */
export function graphqlUploads({ actorOf, maxVideoBytes }: Options): RequestHandler {
  return async (request, _response, next) => {
    if (!request.is('multipart/form-data')) return next();
    if (!PREFLIGHT_HEADERS.some((header) => request.get(header))) {
      throw new AppError(
        'BAD_USER_INPUT',
        uploadMessages.preflight({ headers: PREFLIGHT_HEADERS.join(' or ') }),
      );
    }
    const actor = actorOf(request);
    requireSomeWriteScope(actor);
    const isAdmin = actor?.role === Role.ADMIN;
    const fileBytes = isAdmin ? maxVideoBytes : limits.imageBytes;
    const body = bodyOf(request);
    body.requireAtMost(fileBytes + ENVELOPE_BYTES);
    body.takeTimeFor(isAdmin ? 'video' : 'picture');
    const parts = body.parts({ ...FORM_LIMITS, fileBytes });
    request.body = await readOperations(parts, (name) => {
      const file = () => findFile(parts, name);
      const spool = async (hash?: Hash) => {
        if (!isAdmin) body.hold(fileBytes);
        return body.spool(await file(), hash);
      };
      return new IncomingFile({ bytes: () => (isAdmin ? asItComes(file) : onceItIsWhole(spool)), spool });
    });
    next();
  };
}

/** Returns the file of this name. Throws BAD_USER_INPUT when there is none. */
async function findFile(parts: AsyncIterable<FormPart>, name: string): Promise<Readable> {
  for await (const part of parts) {
    if (!('file' in part)) continue;
    if (part.name === name) return part.file;
    part.file.resume();
  }
  throw new AppError('BAD_USER_INPUT', uploadMessages.missingFile);
}

async function* asItComes(find: () => Promise<Readable>): AsyncGenerator<Uint8Array, void> {
  // A Readable without an encoding yields Buffers, but is typed as `any`.
  yield* (await find()) as AsyncIterable<Uint8Array>;
}

async function* onceItIsWhole(spool: () => Promise<() => Readable>): AsyncGenerator<Uint8Array, void> {
  const open = await spool();
  yield* open() as AsyncIterable<Uint8Array>;
}
