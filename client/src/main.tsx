import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createCache } from '#client/app/cache.ts';
import { Providers } from '#client/app/providers.tsx';
import { hydrate, missingPath, readAnswers, show } from '#client/app/rendered-page.tsx';
import { createRouter } from '#client/app/router.tsx';
import { askIdentity } from '#client/features/auth/identity-question.ts';
import { refreshSession, resumeSession } from '#client/features/auth/session-cache.ts';
import { isLanguage } from '#shared/languages.ts';
import { setReadersLocale } from '#shared/locale.ts';
import { ROOT_ID } from '#shared/page-rendering.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';
import './theme/fonts.css';
import { createApolloClient } from './graphql/client.ts';

const { lang } = document.documentElement;
if (isLanguage(lang)) setCurrentLanguage(() => lang);
setReadersLocale(new Intl.NumberFormat().resolvedOptions().locale);

const cache = createCache();
const isAnswered = readAnswers(cache);
const client = createApolloClient({
  cache,
  resume: resumeSession,
  onFactorDemand: refreshSession,
  confirm: () => askIdentity('confirmation'),
});
const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`index.html has no element with the id ${ROOT_ID}`);
const router = createRouter(missingPath());
const app = (
  <StrictMode>
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);
// An inert root contains only a shell with placeholders, not the rendered page.
const isRendered = isAnswered && root.hasChildNodes() && !root.inert;
void (isRendered ? hydrate : show)(root, app, router);
