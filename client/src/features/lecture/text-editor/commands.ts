import { EditorSelection, type ChangeSpec, type EditorState, type Line } from '@codemirror/state';
import type { Command, EditorView } from '@codemirror/view';

/** Marks of lists, after their indentation. */
const LIST_MARK = /^(\s*)(?:[-*+]|\d+[.)])\s+/;
const HEADING_MARK = /^(#{1,6})\s+/;
const QUOTE_MARK = /^\s*>\s?/;
const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;

/** Placeholder of an address that is still to be typed. */
const NO_ADDRESS = 'https://';

/** The number of asterisks that both enclose the inside. */
function asterisksAround(before: string, after: string): number {
  const last = /\**$/.exec(before)?.[0].length ?? 0;
  const first = /^\**/.exec(after)?.[0].length ?? 0;
  return Math.min(last, first);
}

/** Whether a text within that many asterisks is bold (`**`) or italic (`*`). */
const isMarked = (mark: '*' | '**', asterisks: number): boolean =>
  mark === '**' ? asterisks >= 2 : asterisks % 2 === 1;

/** Makes the selected text bold (`**`) or italic (`*`), or removes that. */
export const toggleMark =
  (mark: '*' | '**'): Command =>
  (view) => {
    const { state } = view;
    const change = state.changeByRange((range) => {
      const selected = state.sliceDoc(range.from, range.to);
      // Markdown ignores marks with a space inside next to them.
      const from = range.from + (selected.trim() ? selected.length - selected.trimStart().length : 0);
      const to = Math.max(from, range.from + selected.trimEnd().length);
      const text = state.sliceDoc(from, to);
      const { length } = mark;
      const inside = text.replace(/^\*+|\*+$/g, '');
      const start = from + text.indexOf(inside);
      if (
        inside &&
        isMarked(
          mark,
          asterisksAround(state.sliceDoc(from, start), state.sliceDoc(start + inside.length, to)),
        )
      ) {
        return {
          changes: [
            { from, to: from + length },
            { from: to - length, to },
          ],
          range: EditorSelection.range(from, to - 2 * length),
        };
      }
      const line = state.doc.lineAt(from);
      if (
        isMarked(
          mark,
          asterisksAround(state.sliceDoc(line.from, from), state.sliceDoc(to, state.doc.lineAt(to).to)),
        )
      ) {
        return {
          changes: [
            { from: from - length, to: from },
            { from: to, to: to + length },
          ],
          range: EditorSelection.range(from - length, to - length),
        };
      }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + length, to + length),
      };
    });
    view.dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
    return true;
  };

/** Makes the selected text a link, and selects its address. A selected address becomes that of a link whose text is typed next. */
export const insertLink: Command = (view) => {
  const { state } = view;
  const change = state.changeByRange(({ from, to }) => {
    const text = state.sliceDoc(from, to);
    if (text === '' || ADDRESS.test(text)) {
      const insert = `[](${text || NO_ADDRESS})`;
      return { changes: { from, to, insert }, range: EditorSelection.cursor(from + 1) };
    }
    const address = from + text.length + 3;
    return {
      changes: { from, to, insert: `[${text}](${NO_ADDRESS})` },
      range: EditorSelection.range(address, address + NO_ADDRESS.length),
    };
  });
  view.dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

/** The selected words, without the space around them. */
export function selectedWords({ doc, selection }: EditorState): { from: number; to: number; text: string } {
  const { from, to } = selection.main;
  const selected = doc.sliceString(from, to);
  const text = selected.trim();
  const start = from + selected.indexOf(text);
  return { from: start, to: start + text.length, text };
}

/** Replaces the selected words with Markdown. The cursor is behind it. */
export function replaceWords(view: EditorView, insert: string): void {
  const { from, to } = selectedWords(view.state);
  view.dispatch({
    changes: { from, to, insert },
    selection: EditorSelection.cursor(from + insert.length),
    scrollIntoView: true,
    userEvent: 'input',
  });
}

/** The lines of the main selection. */
function selectedLines({ doc, selection }: EditorState): Line[] {
  const first = doc.lineAt(selection.main.from).number;
  const last = doc.lineAt(selection.main.to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
}

/** Applies changes. The selection stays behind what is inserted at its place. */
function apply(view: EditorView, specs: ChangeSpec): void {
  const changes = view.state.changes(specs);
  const selection = view.state.selection.map(changes, 1);
  view.dispatch({ changes, selection, scrollIntoView: true, userEvent: 'input' });
}

/** Turns the lines into a heading, then a smaller heading, then a paragraph. */
export const toggleHeading: Command = (view) => {
  const lines = selectedLines(view.state);
  const level = HEADING_MARK.exec(lines[0]?.text ?? '')?.[1]?.length;
  const mark = level === undefined ? '## ' : level < 3 ? '### ' : '';
  apply(
    view,
    lines.map(({ from, text }) => ({
      from,
      to: from + (HEADING_MARK.exec(text)?.[0].length ?? 0),
      insert: mark,
    })),
  );
  return true;
};

/** Turns the lines into items of a list, or back into paragraphs. */
export const toggleList =
  (isNumbered: boolean): Command =>
  (view) => {
    const lines = selectedLines(view.state).filter(({ text }, _, all) => all.length === 1 || text.trim());
    const isOn = lines.every(({ text }) => (isNumbered ? /^\s*\d+[.)]\s/ : /^\s*[-*+]\s/).test(text));
    apply(
      view,
      lines.map(({ from, text }, index) => {
        const [mark = '', indent = ''] = LIST_MARK.exec(text) ?? [];
        const insert = isOn ? indent : indent + (isNumbered ? `${index + 1}. ` : '- ');
        return { from, to: from + mark.length, insert };
      }),
    );
    return true;
  };

/** Turns the lines into a quotation, or back. */
export const toggleQuote: Command = (view) => {
  const lines = selectedLines(view.state);
  const isOn = lines.every(({ text }) => QUOTE_MARK.test(text));
  apply(
    view,
    lines.map(({ from, text }) =>
      isOn ? { from, to: from + (QUOTE_MARK.exec(text)?.[0].length ?? 0) } : { from, insert: '> ' },
    ),
  );
  return true;
};

/**
 * Replaces the selected lines with a block between blank lines.
 *
 * @param write returns the block and the selection within it, for the text of the lines, which may be empty.
 */
function insertBlock(
  view: EditorView,
  write: (text: string) => { block: string; from: number; to: number },
): void {
  const { doc, selection } = view.state;
  const { from } = doc.lineAt(selection.main.from);
  const last = doc.lineAt(selection.main.to);
  const isReplaced = !selection.main.empty || last.text.trim() === '';
  const { block, ...chosen } = write(isReplaced ? doc.sliceString(from, last.to).trim() : '');
  const start = isReplaced ? from : last.to;
  const above = doc.sliceString(0, start);
  const below = doc.sliceString(last.to);
  const before = above === '' || above.endsWith('\n\n') ? '' : above.endsWith('\n') ? '\n' : '\n\n';
  const after = below === '' || below.startsWith('\n\n') ? '' : '\n';
  const place = start + before.length;
  view.dispatch({
    changes: { from: start, to: last.to, insert: before + block + after },
    selection: EditorSelection.range(place + chosen.from, place + chosen.to),
    scrollIntoView: true,
    userEvent: 'input',
  });
}

/** A block around a text, with the cursor behind the text. */
const around = (open: string, text: string, close: string) => {
  const cursor = open.length + text.length;
  return { block: open + text + close, from: cursor, to: cursor };
};

/** Turns the lines into a callout. */
export const insertCallout: Command = (view) => {
  insertBlock(view, (text) => around('> [!NOTE]\n> ', text.replaceAll('\n', '\n> '), ''));
  return true;
};

/** Turns the lines into code, with the cursor where its language is typed. */
export const insertCode: Command = (view) => {
  // A longer fence for code that contains fences.
  insertBlock(view, (text) => {
    const longest = Math.max(2, ...(text.match(/`{3,}/g) ?? []).map(({ length }) => length));
    const fence = '`'.repeat(longest + 1);
    return { block: `${fence}\n${text}\n${fence}`, from: fence.length, to: fence.length };
  });
  return true;
};

/** Inserts a table of two columns with these headings, of which the first is selected. */
export const insertTable =
  (first: string, second: string): Command =>
  (view) => {
    insertBlock(view, (text) => ({
      block: `| ${first} | ${second} |\n| --- | --- |\n| ${text.replaceAll('\n', ' ')} |  |`,
      from: 2,
      to: 2 + first.length,
    }));
    return true;
  };

/** Makes the selected text a formula. Without a selection, inserts an empty one: in a blank line a block. */
export const insertFormula: Command = (view) => {
  const { doc, selection } = view.state;
  const { from, to, empty } = selection.main;
  if (empty && doc.lineAt(from).text.trim() === '') {
    insertBlock(view, () => around('$$\n', '', '\n$$'));
    return true;
  }
  view.dispatch({
    changes: [
      { from, insert: '$' },
      { from: to, insert: '$' },
    ],
    selection: EditorSelection.range(from + 1, to + 1),
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
};
