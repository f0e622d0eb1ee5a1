import type { Response } from 'express';
import { LANGUAGE_COOKIE, SECURE_LANGUAGE_COOKIE, type Language } from '#shared/languages.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';

/** Stores a language in the browser for a year; null removes it. */
export function writeLanguageCookie(response: Response, publicUrl: string, language: Language | null): void {
  const secure = publicUrl.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  const name = secure ? SECURE_LANGUAGE_COOKIE : LANGUAGE_COOKIE;
  if (language === null) response.clearCookie(name, options);
  else response.cookie(name, language, { ...options, maxAge: 365 * DAY_MS });
  // Earlier versions used the other name over HTTPS too.
  if (secure) response.clearCookie(LANGUAGE_COOKIE, options);
}
