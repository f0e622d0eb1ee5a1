import express, { type Request, type RequestHandler } from 'express';
import { isLanguage, LANGUAGE_PATH } from '#shared/languages.ts';
import { pageOf } from '#shared/next-path.ts';
import { paths } from '#shared/paths.ts';
import { languageTexts } from '#shared/texts/language.ts';
import type { Services } from '#server/compose.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import { writeLanguageCookie } from '#server/platform/http/language-cookie.ts';
import { formOf } from '#server/platform/http/request-bodies.ts';
import { refuseCrossSite } from '#server/platform/rest/cross-site.ts';

/** Enough for a language tag and an address. */
const FORM_BYTES = 32 * 1024;

/**
 * Receives the form for choosing a language, with or without scripts. Saves the choice in a cookie and, for logged-in
 * users, in the account. Redirects to the previous page.
 */
export function languageRoutes(
  { config: { publicUrl }, users }: Services,
  identified: RequestHandler,
): express.Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  router.post(LANGUAGE_PATH, refuseCrossSite(publicUrl, true), identified, async (request, response) => {
    const form = await formOf(request, FORM_BYTES);
    const language = form.get('language');
    if (!isLanguage(language)) throw new AppError('BAD_USER_INPUT', languageTexts.validation.unknown);
    const actor = actorOf(request);
    if (actor?.via.kind === 'session') await users.setLanguage(actor, language);
    writeLanguageCookie(response, publicUrl, language);
    response.set('Cache-Control', 'no-store').redirect(303, pageBefore(form.get('page'), request, publicUrl));
  });
  return router;
}

/**
 * Returns the page that contained the form: from the form field set by a script, else from the referrer, else the home
 * page.
 */
function pageBefore(page: string | null, request: Request, publicUrl: string): string {
  const url = page ? URL.parse(page, publicUrl) : URL.parse(request.get('referer') ?? '');
  if (url?.origin !== new URL(publicUrl).origin) return paths.home;
  return pageOf(url.pathname + url.search) ?? paths.home;
}
