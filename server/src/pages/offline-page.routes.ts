import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';
import { html } from '#shared/html.ts';
import { languages } from '#shared/languages.ts';
import { textsOf } from '#shared/texts/texts.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import type { SchoolService } from '#server/school/school.service.ts';

const PATH = '/offline.html';
/** A placeholder in the page, such as `{{title}}`. */
const PLACE = /\{\{(?<name>\w+)\}\}/g;

/** The page that the browser shows without a network, instead of a page that is not stored on the device. */
const offlineTexts = textsOf('offline-page', {
  title: 'You are offline',
  explanation:
    'This page is not stored on this device. Public pages that you have visited open offline. Lectures need a connection. The page opens automatically when you are back online.',
  tryAgain: 'Try again',
});

/** Serves the offline page, which browsers store, in the reader's language and with the name of the school. */
export function offlinePageRoutes(clientFolder: string, school: SchoolService): express.Router {
  const router = express.Router();
  const file = join(clientFolder, PATH);
  if (!existsSync(file)) return router;
  const page = readFileSync(file, 'utf8');
  router.get(PATH, (_request, response) => {
    const language = currentLanguage();
    const { title, explanation, tryAgain } = offlineTexts;
    const { direction } = languages[language];
    const { name } = school.current;
    const values = new Map(
      Object.entries({ language, direction, school: name, title, explanation, tryAgain }),
    );
    response
      .set({
        'Cache-Control': 'no-cache',
        'Content-Language': language,
        Vary: 'Accept-Encoding, Accept-Language, Cookie',
      })
      .type('html')
      .send(page.replace(PLACE, (_place, name: string) => html`${values.get(name)}`.toString()));
  });
  return router;
}
