import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  languageTags,
  SECURE_LANGUAGE_COOKIE,
  type Language,
} from '#shared/languages.ts';
import { ownCopy } from '#server/platform/common/own-copy.ts';

/** Browsers send some dozen characters. What comes after so many is not read. */
const LONGEST = 256;
/** So many headers are remembered. */
const KEPT = 1_000;

const known = new LRUCache<string, Language>({ max: KEPT });

/** Of each language its tag, and the language without its region, for those of other regions. */
const ranges = new Map<string, Language>(
  languageTags.flatMap((tag) => [
    [withoutRegion(tag), tag],
    [tag, tag],
  ]),
);

/**
 * The language of whoever sends these headers, as far as they tell it: the one that their browser was told to keep, else the one that
 * they would rather read, else that of the school.
 */
export function languageOfRequest(headers: IncomingHttpHeaders, ofSchool: Language): Language {
  return chosenLanguage(headers) ?? readableLanguage(headers['accept-language'], ofSchool);
}

/** The language of the cookie, by the name that only the school's own host can have set, else by the other one. */
function chosenLanguage({ cookie }: IncomingHttpHeaders): Language | undefined {
  if (cookie === undefined) return undefined;
  const [, tag] = SECURE_COOKIE.exec(cookie) ?? COOKIE.exec(cookie) ?? [];
  return isLanguage(tag) ? tag : undefined;
}

const valueOf = (name: string) => new RegExp(String.raw`(?:^|;\s*)${name}=([\w-]+)`);
const COOKIE = valueOf(LANGUAGE_COOKIE);
const SECURE_COOKIE = valueOf(SECURE_LANGUAGE_COOKIE);

function readableLanguage(accepted: string | undefined, ofSchool: Language): Language {
  if (accepted === undefined || accepted === '*') return ofSchool;
  const header = accepted.slice(0, LONGEST);
  const key = `${ofSchool} ${header}`;
  let language = known.get(key);
  if (!language) known.set(ownCopy(key), (language = negotiate(header, ofSchool)));
  return language;
}

/** Who would read any language is given the school's. */
function negotiate(header: string, ofSchool: Language): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  const best = negotiator.language([ofSchool, ...ranges.keys()]);
  return (best && ranges.get(best)) || ofSchool;
}

function withoutRegion(tag: string): string {
  const [primary = tag] = tag.split('-', 1);
  return primary;
}
