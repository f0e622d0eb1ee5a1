import type { MarkdownIt } from 'markdown-it';
import { madeOnce } from '#server/platform/common/made-once.ts';

/** Deeper lists and quotations are shown as text: each level costs time. */
const MAX_NESTING = 20;

/** Addresses that nothing runs from: of the web, of mail and telephone, of this school, of this page. */
const INERT_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Of the page's own heading. */
const PAGE_LEVEL = 1;
const LOWEST_LEVEL = 6;

/**
 * Markdown as HTML that may stand in any page: tags that were typed are text, links lead to addresses that run nothing, and
 * pictures, which would tell others who reads the page, are left out. Its headings begin below that of the page.
 */
export async function renderMarkdown(text: string): Promise<string> {
  return text === '' ? '' : (await load()).render(text);
}

/** What is said in the paragraphs of Markdown, in one line: without headings, code and whatever marks it. */
export async function readMarkdown(text: string): Promise<string> {
  if (text === '') return '';
  const tokens = (await load()).parse(text, {});
  const paragraphs = tokens.filter((_, index) => tokens[index - 1]?.type === 'paragraph_open');
  const words = paragraphs.flatMap(({ children }) => [...(children ?? []), SPACE]);
  return words
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('')
    .trim();
}

const SPACE = { type: 'softbreak', content: '' };

/** Most schools never need it. */
const load = madeOnce(async () => {
  const { default: MarkdownIt } = await import('markdown-it');
  return prepare(new MarkdownIt());
});

function prepare(markdown: MarkdownIt): MarkdownIt {
  markdown.set({ html: false, maxNesting: MAX_NESTING });
  markdown.disable('image');
  markdown.validateLink = (address) => INERT_ADDRESS.test(address.trim());
  markdown.core.ruler.push('fit_page', ({ tokens }) => {
    let level = PAGE_LEVEL;
    for (const token of tokens) {
      // Whatever level somebody begins with, none is left out: people go through a page by its headings.
      if (token.type === 'heading_open') level = Math.min(levelOf(token.tag) + 1, level + 1, LOWEST_LEVEL);
      if (token.type === 'heading_open' || token.type === 'heading_close') token.tag = `h${level}`;
      // The page's security policy lets no element bring styles of its own.
      if (token.tag === 'th' || token.tag === 'td') token.attrs = null;
    }
  });
  return markdown;
}

const levelOf = (tag: string): number => Number(tag.slice(1));
