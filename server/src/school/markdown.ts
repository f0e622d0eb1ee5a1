import type { MarkdownIt } from 'markdown-it';
import { PLACEHOLDER } from '#shared/placeholders.ts';
import { madeOnce } from '#server/platform/common/made-once.ts';

/** Deeper lists and quotations are shown as text, because each level costs time. */
const MAX_NESTING = 20;

/** Links that cannot run code: https and http, mail, telephone, paths of this school, anchors. */
const INERT_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** A placeholder at the position of `lastIndex`. */
const PLACEHOLDER_HERE = new RegExp(PLACEHOLDER, 'y');

/** Level of the page's own heading. */
const PAGE_LEVEL = 1;

interface Place {
  /** Level of the heading above the text. By default that of the page. */
  above?: number;
}
const LOWEST_LEVEL = 6;

/**
 * Renders Markdown as HTML that is safe on any page. HTML tags in the source become text, links cannot run code, and images are
 * left out, because they would reveal readers to other servers. Headings start one level below the heading above the text, which
 * is that of the page unless given. Placeholders are marked.
 */
export async function renderMarkdown(text: string, above?: number): Promise<string> {
  return text === '' ? '' : (await load()).render(text, { above } satisfies Place);
}

/** Level of the heading above an answer, which is the question. */
const QUESTION_LEVEL = 3;

/** Renders the answer to a question of the home page. */
export const renderAnswer = (answer: string): Promise<string> => renderMarkdown(answer, QUESTION_LEVEL);

/** Returns the text of the paragraphs of Markdown in one line, without markup, headings and code blocks. */
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

/** Loads the library on first use, because most schools never need it. */
const load = madeOnce(async () => {
  const { default: MarkdownIt } = await import('markdown-it');
  return prepare(new MarkdownIt());
});

function prepare(markdown: MarkdownIt): MarkdownIt {
  markdown.set({ html: false, maxNesting: MAX_NESTING });
  markdown.disable('image');
  markdown.validateLink = (address) => INERT_ADDRESS.test(address.trim());
  markdown.inline.ruler.before('link', 'placeholder', (state, isSilent) => {
    PLACEHOLDER_HERE.lastIndex = state.pos;
    const [found] = PLACEHOLDER_HERE.exec(state.src) ?? [];
    if (!found) return false;
    if (!isSilent) {
      state.push('mark_open', 'mark', 1);
      state.push('text', '', 0).content = found;
      state.push('mark_close', 'mark', -1);
    }
    state.pos += found.length;
    return true;
  });
  markdown.core.ruler.push('fit_page', ({ tokens, env }) => {
    // The environment of both calls above.
    const { above = PAGE_LEVEL } = env as Place;
    let level = above;
    for (const token of tokens) {
      // Does not skip levels, whichever level the text starts with: users of screen readers navigate by headings.
      if (token.type === 'heading_open')
        level = Math.min(levelOf(token.tag) + above, level + 1, LOWEST_LEVEL);
      if (token.type === 'heading_open' || token.type === 'heading_close') token.tag = `h${level}`;
      // The content security policy of the page forbids inline styles.
      if (token.tag === 'th' || token.tag === 'td') token.attrs = null;
    }
  });
  return markdown;
}

const levelOf = (tag: string): number => Number(tag.slice(1));
