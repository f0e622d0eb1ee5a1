import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { html } from '#shared/html.ts';
import type { SchoolService } from '#server/school/school.service.ts';

const PATH = '/offline.html';
/** Where the page names the school. */
const NAME = '<p class="school"></p>';

/** The page that a browser keeps for when there is no network, with the name of the school. */
export function offlinePageRoutes(clientFolder: string, school: SchoolService): express.Router {
  const router = express.Router();
  const file = join(clientFolder, PATH);
  if (!existsSync(file)) return router;
  const page = readFileSync(file, 'utf8');
  router.get(PATH, (_request, response) => {
    const named = html`<p class="school">${school.current.name}</p>`.toString();
    // A name may hold what `replace` reads as a pattern.
    response
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(page.replace(NAME, () => named));
  });
  return router;
}
