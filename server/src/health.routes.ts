import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { messages } from '#shared/messages.ts';

/** Who probes gives up after a few seconds, and takes no answer for a worse one than it is. */
const PROBE_MS = 2_500;

interface Health {
  /** Resolves when the database answers. */
  checkDatabase: () => Promise<void>;
  /** True from the moment the process was told to stop. */
  isStopping: () => boolean;
}

/** `/livez`: the process runs. `/readyz`: it can serve, too. */
export function healthRoutes({ checkDatabase, isStopping }: Health): express.Router {
  const router = express.Router();
  let checking: Promise<boolean> | undefined;
  /** One question at a time: probes that come while the database owes an answer wait for the same. */
  const doesAnswer = () =>
    (checking ??= checkDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (checking = undefined)));
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
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
