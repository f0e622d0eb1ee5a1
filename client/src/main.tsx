import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createCache } from '#client/app/cache.ts';
import { Providers } from '#client/app/providers.tsx';
import { createRouter } from '#client/app/router.tsx';
import { requestConfirmation } from '#client/features/auth/confirmation-request.ts';
import { endSession, refreshSession } from '#client/features/auth/session-cache.ts';
import './theme/fonts.css';
import { createApolloClient } from './graphql/client.ts';

const client = createApolloClient({
  cache: createCache(),
  onSessionEnd: endSession,
  onFactorDemand: refreshSession,
  confirm: requestConfirmation,
});
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
