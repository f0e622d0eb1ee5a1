import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseAtomFeed } from 'feedsmith';
import { ErrorLevel, parseSitemapIndex, XMLToSitemapItemStream } from 'sitemap';
import { validateXML } from 'xmllint-wasm';

const SCHEMA = new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json'));

/**
 * Accepts any video element. The sitemap schema requires a schema for each namespace, and the sitemap reader checks the
 * rules for videos.
 */
const ANY_VIDEO = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
  targetNamespace="http://www.google.com/schemas/sitemap-video/1.1"><xsd:element name="video" /></xsd:schema>`;

const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd" />
  <xsd:import namespace="http://www.google.com/schemas/sitemap-video/1.1" schemaLocation="video.xsd" />
</xsd:schema>`;

/** Returns the violations of the sitemaps.org schema and of Google's rules for videos, one per line. */
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

/** Returns the sitemap URLs in an index. Rejects if it is not an index. */
export async function sitemapsOf(index: string): Promise<string[]> {
  const sitemaps = await parseSitemapIndex(Readable.from([index]));
  return sitemaps.map(({ url }) => url);
}

/** Parses a feed. Throws if it is not one. */
export const readFeed = (text: string) => parseAtomFeed(text);
