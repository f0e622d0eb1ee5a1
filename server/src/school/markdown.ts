import type { MarkdownIt } from 'markdown-it';
import { PLACEHOLDER } from '#shared/placeholders.ts';
import { madeOnce } from '#server/platform/common/made-once.ts';
import { makeSafe, type Place } from '#server/platform/markdown/safe-markdown.ts';

/** A placeholder at the position of `lastIndex`. */
const PLACEHOLDER_HERE = new RegExp(PLACEHOLDER, 'y');

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
  return markPlaceholders(makeSafe(new MarkdownIt()));
});

function markPlaceholders(markdown: MarkdownIt): MarkdownIt {
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
  return markdown;
}
