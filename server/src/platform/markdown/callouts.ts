import type { MarkdownIt } from 'markdown-it';

/** `> [!NOTE] Title`, the notation of GitHub, with an optional title as in Obsidian. */
const MARK = /^\[!(note|tip|important|warning|caution)\][^\S\n]*([^\n]*)(?:\n|$)/i;

/**
 * Renders quotations that begin with `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]` as callouts. The rest of that line
 * is the title.
 */
export function renderCallouts(markdown: MarkdownIt): MarkdownIt {
  markdown.core.ruler.after('block', 'callouts', (state) => {
    const { tokens, Token } = state;
    const paragraph = (content: string, cssClass?: string) => {
      const open = new Token('paragraph_open', 'p', 1);
      if (cssClass) open.attrSet('class', cssClass);
      const text = Object.assign(new Token('inline', '', 0), { content, children: [] });
      const block = [open, text, new Token('paragraph_close', 'p', -1)];
      return content === '' ? [] : block.map((token) => Object.assign(token, { block: true }));
    };
    const result: typeof tokens = [];
    /** Whether each quotation around the current token is a callout. */
    const around: boolean[] = [];
    /** Number of following tokens that are replaced. */
    let replaced = 0;
    for (const [index, token] of tokens.entries()) {
      if (replaced > 0) {
        replaced -= 1;
        continue;
      }
      result.push(token);
      if (token.type === 'blockquote_close' && around.pop()) token.tag = 'aside';
      if (token.type !== 'blockquote_open') continue;
      const text = tokens[index + 1]?.type === 'paragraph_open' ? (tokens[index + 2]?.content ?? '') : '';
      const [mark, kind, title = ''] = MARK.exec(text) ?? [];
      around.push(kind !== undefined);
      if (mark === undefined || kind === undefined) continue;
      token.tag = 'aside';
      // Screen readers announce the role in the reader's language.
      token.attrSet('role', 'note');
      token.attrSet('class', `callout callout-${kind.toLowerCase()}`);
      result.push(...paragraph(title.trim(), 'callout-title'), ...paragraph(text.slice(mark.length)));
      replaced = 3;
    }
    state.tokens = result;
  });
  return markdown;
}
