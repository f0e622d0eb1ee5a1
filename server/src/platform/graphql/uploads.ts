import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { graphqlUploadExpress } from 'graphql-upload-ts';
import { limits } from '#shared/limits.ts';
import { uploadMessages } from '#shared/upload.ts';
import { Role } from '#shared/roles.ts';
import { requireWriteScope, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** The same headers that Apollo Server takes as proof that no foreign page sent a request by itself. */
const PREFLIGHT_HEADERS = ['x-apollo-operation-name', 'apollo-require-preflight'];

interface Options {
  actorOf: (request: Parameters<RequestHandler>[0]) => Actor;
  maxVideoBytes: number;
}

/**
 * Reads multipart requests of GraphQL. It runs before Apollo's own CSRF check and writes files to disk, so it refuses
 * forged requests itself, and takes files as large as videos from admins only.
 */
export function graphqlUploads({ actorOf, maxVideoBytes }: Options): RequestHandler {
  const common = { maxFiles: 1, maxFieldSize: 100_000 };
  const forPictures = graphqlUploadExpress({ ...common, maxFileSize: limits.imageBytes });
  const forVideos = graphqlUploadExpress({ ...common, maxFileSize: maxVideoBytes });
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    if (!PREFLIGHT_HEADERS.some((header) => request.get(header))) {
      throw new AppError('BAD_USER_INPUT', uploadMessages.preflight(PREFLIGHT_HEADERS.join(' or ')));
    }
    requireWriteScope(actorOf(request));
    const isAdmin = actorOf(request)?.role === Role.ADMIN;
    return (isAdmin ? forVideos : forPictures)(request, response, next);
  };
}

/** Names of the temporary files of uploads begin with this; `capacitor-` is that of GraphQL's upload package. */
export const SPOOLED_UPLOAD_PREFIX = 'lectern-upload-';
const SPOOLED_UPLOAD = new RegExp(`^(capacitor-|${SPOOLED_UPLOAD_PREFIX})[0-9a-f-]+\\.tmp$`);

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** Removes what uploads of killed processes left in the temporary folder. */
export async function removeAbandonedUploads(): Promise<void> {
  const folder = tmpdir();
  const names = await readdir(folder);
  for (const name of names.filter((entry) => SPOOLED_UPLOAD.test(entry))) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}
