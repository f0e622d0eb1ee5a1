import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseAtomFeed } from 'feedsmith';
import { ErrorLevel, parseSitemapIndex, XMLToSitemapItemStream } from 'sitemap';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json'));

/** Lets any video pass, whose rules the reader of sitemaps knows: the schema of sitemaps asks for one of each namespace. */
const ANY_VIDEO = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.google.com/schemas/sitemap-video/1.1"><xsd:element name="video" /></xsd:schema>`;

const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd" />
  <xsd:import namespace="http://www.google.com/schemas/sitemap-video/1.1" schemaLocation="video.xsd" />
</xsd:schema>`;

/**
 * What a sitemap does against the schema of sitemaps.org, and what a reader of sitemaps finds against Google's rules for videos: a line
 * each.
 */
export async function faultsOfSitemap(text: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'read.xml', contents: text }],
    schema: [{ fileName: 'both.xsd', contents: BOTH }],
    preload: [
      { fileName: 'sitemap.xsd', contents: await readFile(fileURLToPath(SCHEMA), 'utf8') },
      { fileName: 'video.xsd', contents: ANY_VIDEO },
    ],
  });
  const reader = Readable.from([text]).pipe(
    new XMLToSitemapItemStream({ level: ErrorLevel.SILENT, logger: false }),
  );
  await finished(reader.resume());
  return [...errors.map(({ rawMessage }) => rawMessage), ...reader.errors.map(({ message }) => message)];
}

/** The addresses of sitemaps that an index has, as a reader of sitemaps finds them. Rejects what is no index. */
export async function sitemapsOf(index: string): Promise<string[]> {
  const sitemaps = await parseSitemapIndex(Readable.from([index]));
  return sitemaps.map(({ url }) => url);
}

/** A feed as a reader of feeds finds it. Throws when it is none. */
export const readFeed = (text: string) => parseAtomFeed(text);
