import { afterEach, expect, it } from 'vitest';
import type { Language } from '#shared/languages.ts';
import { currentLocale, pageLocale, setReadersLocale } from './locale.ts';
import { setCurrentLanguage } from './texts/texts.ts';

afterEach(() => {
  setCurrentLanguage(() => 'en');
  setReadersLocale('en-US');
});

it.each<[Language, string, string]>([
  ['en', 'en-US', 'en-US'],
  ['en', 'en-GB', 'en-GB'],
  ['en', 'fr-FR', 'en-US'],
  ['de', 'en-GB', 'de-DE'],
  ['de', 'de-CH', 'de-CH'],
])('a page in %s is written for a reader in %s as in %s', (tag, reader, written) => {
  setCurrentLanguage(() => tag);
  setReadersLocale(reader);
  expect(new Intl.Locale(currentLocale()).baseName).toBe(written);
  expect(pageLocale()).toBe(tag === 'en' ? 'en-US' : 'de-DE');
});
