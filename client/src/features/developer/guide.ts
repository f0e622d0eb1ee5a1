/** A block of the API guide. */
export type GuideBlock =
  | { kind: 'heading'; level: 2 | 3; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly string[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

/** An inline element of a text. */
export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string };

const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * Parses the guide into blocks. Supports only the Markdown that `docs/api.md` uses, without its title, which the page has.
 *
 * @param files sample programs by their paths below `docs/`. A paragraph that only links to one becomes its code.
 */
export function readGuide(markdown: string, files: Readonly<Record<string, string>> = {}): GuideBlock[] {
  return markdown.split(/(^```[^]*?^```$)/m).flatMap((part): GuideBlock[] => {
    const [, language, code] = /^```(\w*)\n([^]*?)\n?```$/.exec(part) ?? [];
    if (code !== undefined) return [{ kind: 'code', language: language ?? '', text: code }];
    return part.split(/\n{2,}/).flatMap((text): GuideBlock[] => {
      const [, path = ''] = /^\s*\[[^\]]+\]\(([^)]+)\)\s*$/.exec(text) ?? [];
      const file = files[path];
      return file === undefined
        ? blocksOf(text)
        : [{ kind: 'code', language: path.split('.').at(-1) ?? '', text: file.trimEnd() }];
    });
  });
}

/** What schools serve of the repository, by the links of the guide. */
const SERVED: Readonly<Record<string, string>> = { '../schema.graphql': '/schema.graphql' };

/** Returns the address of a link of the guide at a school; null for a file that schools do not serve. */
export const addressOf = (href: string): string | null =>
  /^(?:https:\/\/|[/#])/.test(href) ? href : (SERVED[href] ?? null);

function blocksOf(text: string): GuideBlock[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const [, marks = '', title = ''] = /^(#+) (.+)$/.exec(first) ?? [];
  if (marks !== '') {
    const rest = blocksOf(lines.slice(1).join('\n'));
    if (marks.length === 1) return rest;
    return [{ kind: 'heading', level: marks.length === 2 ? 2 : 3, text: title, id: idOf(title) }, ...rest];
  }
  if (first === '') return [];
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map(cellsOf);
    return [{ kind: 'table', head, rows }];
  }
  const item = lines.findIndex((line) => /^(?:-|\d+\.) /.test(line));
  if (item > 0)
    return [...blocksOf(lines.slice(0, item).join('\n')), ...blocksOf(lines.slice(item).join('\n'))];
  if (item === 0) {
    const isOrdered = !first.startsWith('- ');
    const items = lines.join('\n').split(isOrdered ? /^\d+\. /m : /^- /m);
    return [
      {
        kind: 'list',
        isOrdered,
        items: items.slice(1).map((each) => each.replace(/\s*\n\s*/g, ' ').trim()),
      },
    ];
  }
  return [{ kind: 'paragraph', text: lines.join(' ') }];
}

/** The sections of the guide, each from one heading to the next, that contain all words of the search. */
export function findSections(blocks: readonly GuideBlock[], search: string): GuideBlock[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const sections: GuideBlock[][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' || sections.length === 0) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections
    .filter((section) => {
      const text = section.map(textOf).join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .flat();
}

function textOf(block: GuideBlock): string {
  if (block.kind === 'list') return block.items.join(' ');
  return block.kind === 'table' ? [block.head, ...block.rows].flat().join(' ') : block.text;
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|_([^_]+)_|\[([^\]]+)\]\(([^)]+)\)/g;

/** Parses a text of the guide into inline elements. */
export function readInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, code, strong, emphasis, label, href] = match;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis });
    else if (label !== undefined && href !== undefined) pieces.push({ kind: 'link', text: label, href });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}
