import express from 'express';
import { messages } from '#shared/messages.ts';

interface Health {
  /** Resolves when the database answers. */
  checkDatabase: () => Promise<void>;
  /** True from the moment the process was told to stop. */
  isStopping: () => boolean;
}

/** `/livez`: the process runs. `/readyz`: it can serve, too. */
export function healthRoutes({ checkDatabase, isStopping }: Health): express.Router {
  const router = express.Router();
  router.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReady =
      !isStopping() &&
      (await checkDatabase().then(
        () => true,
        () => false,
      ));
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(isReady ? { status: 'ok' } : { success: false, message: messages.unavailable });
  });
  return router;
}
