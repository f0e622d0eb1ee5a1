import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createCache } from '#client/app/cache.ts';
import { Providers } from '#client/app/providers.tsx';
import { hydrate, readAnswers } from '#client/app/rendered-page.ts';
import { createRouter } from '#client/app/router.tsx';
import { requestConfirmation } from '#client/features/auth/confirmation-request.ts';
import { endSession, refreshSession } from '#client/features/auth/session-cache.ts';
import { ROOT_ID } from '#shared/page-rendering.ts';
import './theme/fonts.css';
import { createApolloClient } from './graphql/client.ts';

const cache = createCache();
const isRendered = readAnswers(cache);
const client = createApolloClient({
  cache,
  onSessionEnd: endSession,
  onFactorDemand: refreshSession,
  confirm: requestConfirmation,
});
const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`index.html has no element with the id ${ROOT_ID}`);
const router = createRouter();
const app = (
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
if (isRendered) {
  void hydrate(root, app, router);
} else {
  createRoot(root).render(app);
}
