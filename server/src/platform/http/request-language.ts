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

/** Maximum length of the header that is read. Browsers send some dozen characters. */
const LONGEST = 256;
/** Maximum number of headers that are remembered. */
const KEPT = 1_000;

const known = new LRUCache<string, Language>({ max: KEPT });

/** The tag of each language, and its language without the region, which serves other regions. */
const ranges = new Map<string, Language>(
  languageTags.flatMap((tag) => [
    [withoutRegion(tag), tag],
    [tag, tag],
  ]),
);

/**
 * Returns the language of a request: the one that its cookie names, else the best match of `Accept-Language`, else that
 * of the school.
 */
export function languageOfRequest(headers: IncomingHttpHeaders, ofSchool: Language): Language {
  return chosenLanguage(headers) ?? readableLanguage(headers['accept-language'], ofSchool);
}

/** The language of the cookie. The name that only the school's own host can set takes precedence over the other. */
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

/** Returns the school's language when the client accepts any. */
function negotiate(header: string, ofSchool: Language): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  const best = negotiator.language([ofSchool, ...ranges.keys()]);
  return (best && ranges.get(best)) || ofSchool;
}

function withoutRegion(tag: string): string {
  const [primary = tag] = tag.split('-', 1);
  return primary;
}
