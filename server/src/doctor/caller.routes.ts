import express from 'express';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { TextCipher } from '#server/platform/common/text-cipher.ts';
import { isProof, type Caller } from './caller.ts';

/** Serves `CALLER_PATH`: tells a caller that knows the secret which address the school sees. Responds to others with 404. */
export function callerRoutes(cipher: TextCipher): express.Router {
  const router = express.Router();
  router.get('/', (request, response) => {
    response.set('Cache-Control', 'no-store');
    const [, proof = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!isProof(cipher, proof)) {
      throw new AppError('NOT_FOUND', messages.notFound.page);
    }
    const forwardedFor = (request.get('X-Forwarded-For') ?? '').split(',').map((each) => each.trim());
    const caller: Caller = { address: request.ip ?? '', forwardedFor: forwardedFor.filter(Boolean) };
    response.json(caller);
  });
  return router;
}
