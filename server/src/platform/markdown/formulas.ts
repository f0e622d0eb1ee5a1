import type { MarkdownIt, RendererRule } from 'markdown-it';
import temml from 'temml';

/** Longer formulas, in characters, and those after this number of formulas are shown as their source, because each costs time. */
const MAX_LENGTH = 2000;
const MAX_FORMULAS = 1000;
/** Bounds what macros of a formula expand to. */
const MAX_EXPANSIONS = 200;

const DOLLAR = '$';

/** `$x$`: no space inside next to the dollars, and no digit after them, so that prices stay text. At the position of `lastIndex`. */
const INLINE = /\$(?![\s$])((?:\\.|[^$\\])*?)(?<![\s\\])\$(?!\d)/sy;
/** `$$x$$` in a line of its own. */
const ONE_LINE = /^\$\$(?!\$)(.+)(?<!\$)\$\$$/;
/** The lines before and after a formula of several lines. */
const FENCE = '$$';

/** Renders formulas in TeX, `$x$` in a line and `$$x$$` in lines of their own, as MathML. A formula with a fault is shown as its source. */
export function renderFormulas(markdown: MarkdownIt): MarkdownIt {
  markdown.inline.ruler.after('escape', 'formula', (state, isSilent) => {
    if (state.src[state.pos] !== DOLLAR) return false;
    INLINE.lastIndex = state.pos;
    const [found, formula] = INLINE.exec(state.src) ?? [];
    if (!found || formula === undefined) return false;
    if (!isSilent) state.push('formula', 'math', 0).content = formula;
    state.pos += found.length;
    return true;
  });
  markdown.block.ruler.before(
    'fence',
    'formula_block',
    (state, startLine, endLine, isSilent) => {
      const lineOf = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
      const first = lineOf(startLine);
      const inOneLine = ONE_LINE.exec(first)?.[1];
      let line = startLine;
      if (inOneLine === undefined) {
        if (first !== FENCE) return false;
        do line += 1;
        while (line < endLine && lineOf(line) !== FENCE);
        if (line >= endLine) return false;
      }
      if (isSilent) return true;
      const token = state.push('formula_block', 'math', 0);
      token.block = true;
      token.map = [startLine, line + 1];
      token.content = (inOneLine ?? state.getLines(startLine + 1, line, state.blkIndent, false)).trim();
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'blockquote', 'list'] },
  );
  const { escapeHtml } = markdown.utils;
  const render =
    (isBlock: boolean): RendererRule =>
    (tokens, index, _, env = {}) => {
      const source = tokens[index]?.content ?? '';
      const html = isWithin(env, source) ? toMathMl(source, isBlock) : null;
      if (html === null) return `<code class="formula-source">${escapeHtml(source)}</code>`;
      return isBlock ? `<div class="formula" tabindex="0">${html}</div>\n` : html;
    };
  markdown.renderer.rules.formula = render(false);
  markdown.renderer.rules.formula_block = render(true);
  return markdown;
}

/** Counts the formulas of a rendering in its environment. */
function isWithin(env: object & { formulas?: number }, { length }: string): boolean {
  env.formulas = (env.formulas ?? 0) + 1;
  return length <= MAX_LENGTH && env.formulas <= MAX_FORMULAS;
}

/** MathML without inline styles, which the content security policy of the page forbids; null for a formula with a fault. */
function toMathMl(formula: string, displayMode: boolean): string | null {
  try {
    // Not trusted: commands for links, pictures and attributes are faults.
    const options = { displayMode, throwOnError: true, trust: false, maxExpand: MAX_EXPANSIONS };
    return temml.renderToString(formula, options).replace(/ style="[^"]*"/g, '');
  } catch {
    return null;
  }
}
