import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { messages } from '#shared/messages.ts';
import { VERSION } from '#server/platform/common/version.ts';

/** Probes give up after a few seconds and treat no answer as worse than 503. */
const PROBE_MS = 2_500;

interface Health {
  /** Resolves if the database answers. */
  checkDatabase: () => Promise<void>;
  /** True as soon as the process has been told to stop. */
  isStopping: () => boolean;
}

/** The body of `/livez`. Operators compare the version of each process during an upgrade. */
export const alive = () => ({ status: 'ok', version: VERSION });

/** `/livez`: the process runs. `/readyz`: it can also serve requests. */
export function healthRoutes({ checkDatabase, isStopping }: Health): express.Router {
  const router = express.Router();
  let checking: Promise<boolean> | undefined;
  /** One check at a time. Probes that arrive during a check share its result. */
  const doesAnswer = () =>
    (checking ??= checkDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (checking = undefined)));
  router.get('/livez', (_request, response) => {
    response.json(alive());
  });
  router.get('/readyz', async (_request, response) => {
    const isReady =
      !isStopping() && (await Promise.race([doesAnswer(), pause(PROBE_MS, false, { ref: false })]));
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(isReady ? { status: 'ok' } : { success: false, message: messages.unavailable });
  });
  return router;
}
