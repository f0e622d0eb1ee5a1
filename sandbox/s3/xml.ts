const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

type XmlValue = string | number | boolean | Date | XmlElements | readonly XmlElements[];

/** Element name to content. An array repeats its element, and undefined omits it. */
export interface XmlElements {
  readonly [name: string]: XmlValue | undefined;
}

/** A whole document, in S3's namespace or without one, as in S3's errors. */
export function xmlDocument(root: string, content: XmlElements, namespaced = true): string {
  const namespace = namespaced ? ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespace}>${elements(content)}</${root}>`;
}

/**
 * The inner XML of each `name` element in `xml`. Sufficient for the only document that clients send: a list of parts.
 */
export function xmlElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner]) =>
    unescape(inner ?? ''),
  );
}

function elements(content: XmlElements): string {
  return Object.entries(content)
    .map(([name, value]) => element(name, value))
    .join('');
}

function element(name: string, value: XmlValue | undefined): string {
  if (value === undefined) return '';
  if (isList(value)) return value.map((item) => element(name, item)).join('');
  return `<${name}>${text(value)}</${name}>`;
}

function text(value: Exclude<XmlValue, readonly XmlElements[]>): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return elements(value);
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: XmlValue): value is readonly XmlElements[] {
  return Array.isArray(value);
}

function unescape(value: string): string {
  return value
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:apos|#39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
