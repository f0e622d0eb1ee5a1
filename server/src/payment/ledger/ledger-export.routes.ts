import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express from 'express';
import { z } from 'zod';
import { validate } from '#server/platform/common/validate.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import type { LedgerExport } from './ledger-export.ts';

const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .optional();
const filterRules = z.object({ from: moment, before: moment });

/** `GET /exports/ledger.csv?from=…&before=…` for admins: a download that is written while it is read. */
export function ledgerExportRoutes(ledger: LedgerExport): express.Router {
  const router = express.Router();
  router.get('/ledger.csv', async (request, response) => {
    const { from, before } = validate(filterRules, request.query);
    const rows = ledger.csv(actorOf(request), { from: from ?? null, before: before ?? null });
    response
      .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .attachment('ledger.csv')
      .type('text/csv; charset=utf-8');
    await pipeline(Readable.from(rows), response);
  });
  return router;
}
