import type { Response } from 'express';
import { LANGUAGE_COOKIE, type Language } from '#shared/languages.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';

/** Has a browser keep a language for a year; null takes away the one that it keeps. */
export function writeLanguageCookie(response: Response, publicUrl: string, language: Language | null): void {
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
  } as const;
  if (language === null) response.clearCookie(LANGUAGE_COOKIE, options);
  else response.cookie(LANGUAGE_COOKIE, language, { ...options, maxAge: 365 * DAY_MS });
}
