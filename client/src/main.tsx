import './app/zod-without-eval.ts';
import './theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from '#client/app/providers.tsx';
import { createRouter } from '#client/app/router.tsx';
import { createApolloClient } from './graphql/client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <Providers client={createApolloClient()}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
