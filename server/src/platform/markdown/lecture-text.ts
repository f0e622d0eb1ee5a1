import type { MarkdownIt } from 'markdown-it';
import { madeOnce } from '#server/platform/common/made-once.ts';
import { linesOfUnnamedImages, showOwnImages } from './own-images.ts';
import { makeSafe } from './safe-markdown.ts';

/** A text for readers. */
export interface RenderedText {
  /** Safe to insert in a page. */
  html: string;
  /** The text without markup and formulas, for search and for counting. */
  words: string;
  /** The lines, from 1, of the blocks with a picture that has no description. */
  unnamedImages: number[];
}

/** Longer code, in characters, is shown without colours, because highlighting costs time. */
const MAX_HIGHLIGHTED = 20_000;

/**
 * Renders the Markdown of a lecture: tables, highlighted code, formulas in TeX (`$x$`, `$$x$$`) as MathML, and callouts (`> [!NOTE]`). HTML
 * in the source becomes text, and only pictures of this school are shown. The result needs no script and no inline style.
 */
export async function renderLectureText(source: string): Promise<RenderedText> {
  const markdown = await load();
  const env = {};
  const tokens = markdown.parse(source, env);
  const html = markdown.renderer.render(tokens, markdown.options, env);
  return { html, words: wordsOf(tokens), unnamedImages: linesOfUnnamedImages(tokens) };
}

/** Loads the libraries on first use, because many schools never need them. */
const load = madeOnce(async () => {
  const [{ default: MarkdownIt }, { default: highlighter }, { renderFormulas }, { renderCallouts }] =
    await Promise.all([
      import('markdown-it'),
      import('highlight.js/lib/common'),
      import('./formulas.ts'),
      import('./callouts.ts'),
    ]);
  const highlight = (code: string, language: string) =>
    code.length <= MAX_HIGHLIGHTED && highlighter.getLanguage(language)
      ? highlighter.highlight(code, { language, ignoreIllegals: true }).value
      : '';
  return letScroll(showOwnImages(renderCallouts(renderFormulas(makeSafe(new MarkdownIt({ highlight }))))));
});

/** Wide tables and code scroll by themselves, also with the keyboard. */
function letScroll(markdown: MarkdownIt): MarkdownIt {
  const { rules } = markdown.renderer;
  rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
  rules.table_close = () => '</table></div>\n';
  for (const name of ['fence', 'code_block']) {
    const render = rules[name];
    if (!render) throw new Error(`The renderer has no rule ${name}.`);
    rules[name] = (...given) => render(...given).replace(/^<pre/, '<pre tabindex="0"');
  }
  return markdown;
}

type Tokens = ReturnType<MarkdownIt['parse']>;

/** Types of the tokens whose content is read. */
const READ = new Set(['text', 'text_special', 'code_inline', 'fence', 'code_block']);
/** Types of the tokens that separate words. */
const SEPARATORS = new Set(['softbreak', 'hardbreak', 'formula']);

function wordsOf(tokens: Tokens): string {
  const read = ({ type, content, children }: Tokens[number]): string => {
    if (READ.has(type)) return content;
    // The description of a picture.
    if (type === 'image') return children?.map(read).join('') ?? '';
    return SEPARATORS.has(type) ? ' ' : '';
  };
  return tokens
    .map((token) => (token.children ? token.children.map(read).join('') : read(token)).trim())
    .filter((words) => words !== '')
    .join('\n');
}
