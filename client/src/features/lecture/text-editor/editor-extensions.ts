import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage, pasteURLAsLink } from '@codemirror/lang-markdown';
import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { insertLink, toggleMark } from './commands.ts';

/** Our colours of what the library's style writes in colours for light pages. Everything else is like a link. */
const shades: Readonly<Record<string, string>> = {
  // The marks of Markdown.
  '#404740': 'var(--chakra-colors-fg-muted)',
};

/** The library's weights and lines in our colours, which differ in dark mode. */
const look = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, ...spec }) => ({
    ...spec,
    ...(color !== undefined && { color: shades[String(color)] ?? 'var(--chakra-colors-link)' }),
  })),
);

/** Whether the cursor is in code, where a paste is taken as it is. */
function isInCode(state: EditorState): boolean {
  for (let node = syntaxTree(state).resolveInner(state.selection.main.from, -1); ;) {
    if (/^(?:FencedCode|CodeBlock|CodeText|InlineCode)$/.test(node.name)) return true;
    if (!node.parent) return false;
    node = node.parent;
  }
}

/** Inserts what was pasted with formatting as Markdown. The converter is loaded with the first such paste. */
const pasteFormatted = EditorView.domEventHandlers({
  paste: (event, view) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    const plain = event.clipboardData?.getData('text/plain') ?? '';
    if (html === '' || isInCode(view.state)) return false;
    event.preventDefault();
    void convert(html)
      .catch(() => null)
      .then((text) => {
        view.dispatch(view.state.replaceSelection(text ?? plain), {
          scrollIntoView: true,
          userEvent: 'input.paste',
        });
      });
    return true;
  },
});

const convert = async (html: string) => (await import('./paste-html.ts')).markdownOf(html);

/** An editor for Markdown. The Tab key leaves it, so that people who use the keyboard are not trapped. */
export const editorExtensions: Extension = [
  history(),
  markdown({ base: markdownLanguage, completeHTMLTags: false, pasteURLAsLink: false }),
  pasteURLAsLink,
  pasteFormatted,
  syntaxHighlighting(look),
  EditorView.lineWrapping,
  // Each paragraph has its own direction.
  EditorView.perLineTextDirection.of(true),
  keymap.of([
    { key: 'Mod-b', run: toggleMark('**'), preventDefault: true },
    { key: 'Mod-i', run: toggleMark('*'), preventDefault: true },
    { key: 'Mod-k', run: insertLink, preventDefault: true },
    ...defaultKeymap,
    ...historyKeymap,
  ]),
];
