import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express from 'express';
import { z } from 'zod';
import { Role } from '#shared/roles.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { MemberList } from './member-list.ts';
import { MemberSort } from './member-sort.ts';

const queryRules = z.object({
  search: z.string().optional(),
  role: z.enum(Role).optional(),
  isSubscribed: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  sort: z.enum(MemberSort).optional(),
});

/** `GET /exports/members.csv?search=…&role=…` for admins: a download that is written while it is read. */
export function memberExportRoutes(members: MemberList): express.Router {
  const router = express.Router();
  router.get('/members.csv', async (request, response) => {
    const rows = members.csv(actorOf(request), validate(queryRules, request.query));
    response
      .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .attachment('members.csv')
      .type('text/csv; charset=utf-8');
    await pipeline(Readable.from(rows), response);
  });
  return router;
}
