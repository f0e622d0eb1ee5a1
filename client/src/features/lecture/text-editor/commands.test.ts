// @vitest-environment happy-dom
import { EditorSelection, EditorState } from '@codemirror/state';
import { EditorView, type Command } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import {
  insertCallout,
  insertCode,
  insertFormula,
  insertLink,
  insertTable,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleQuote,
} from './commands.ts';

/** Runs a command on a text, in which `‹` and `›` enclose the selection, or `|` is the cursor. Returns the result in that notation. */
function run(command: Command, marked: string): string {
  const from = marked.search(/[‹|]/);
  const to = marked.includes('›') ? marked.indexOf('›') - 1 : from;
  const view = new EditorView({
    state: EditorState.create({
      doc: marked.replaceAll(/[‹›|]/g, ''),
      selection: EditorSelection.single(from, to),
    }),
  });
  command(view);
  const { doc, selection } = view.state;
  const parts = [doc.sliceString(0, selection.main.from), doc.sliceString(selection.main.to)];
  const chosen = doc.sliceString(selection.main.from, selection.main.to);
  view.destroy();
  return parts.join(chosen === '' ? '|' : `‹${chosen}›`);
}

describe('the tools of the editor', () => {
  it.each<[string, Command, string, string]>([
    ['bold', toggleMark('**'), 'a ‹loop› b', 'a **‹loop›** b'],
    ['bold without the space behind a word', toggleMark('**'), 'a ‹loop ›b', 'a **‹loop›** b'],
    ['bold off', toggleMark('**'), 'a **‹loop›** b', 'a ‹loop› b'],
    ['bold off with its marks selected', toggleMark('**'), 'a ‹**loop**› b', 'a ‹loop› b'],
    ['italic within bold', toggleMark('*'), '**‹loop›**', '***‹loop›***'],
    ['italic off within bold', toggleMark('*'), '***‹loop›***', '**‹loop›**'],
    ['bold without a selection', toggleMark('**'), 'a |', 'a **|**'],
    ['a link', insertLink, 'see ‹this›', 'see [this](‹https://›)'],
    ['a link from an address', insertLink, 'see ‹https://a.org›', 'see [|](https://a.org)'],
    ['a heading', toggleHeading, 'Kn|ots', '## Kn|ots'],
    ['a smaller heading', toggleHeading, '## Kn|ots', '### Kn|ots'],
    ['no heading', toggleHeading, '### Kn|ots', 'Kn|ots'],
    ['a list', toggleList(false), '‹a\n\nb›', '- ‹a\n\n- b›'],
    ['a numbered list from a list', toggleList(true), '‹- a\n- b›', '‹1. a\n2. b›'],
    ['no list', toggleList(true), '1. a|', 'a|'],
    ['a quote', toggleQuote, '‹a\nb›', '> ‹a\n> b›'],
    ['no quote', toggleQuote, '> a|', 'a|'],
    ['a callout', insertCallout, 'above\n‹a\nb›', 'above\n\n> [!NOTE]\n> a\n> b|'],
    ['a callout after a line', insertCallout, 'a|', 'a\n\n> [!NOTE]\n> |'],
    ['code', insertCode, '‹a›\nbelow', '```|\na\n```\n\nbelow'],
    ['code with fences', insertCode, '‹```\na\n```›', '````|\n```\na\n```\n````'],
    ['a table', insertTable('Rope', 'Load'), '|', '| ‹Rope› | Load |\n| --- | --- |\n|  |  |'],
    ['a formula', insertFormula, 'so ‹x^2›', 'so $‹x^2›$'],
    ['a formula in a line of its own', insertFormula, 'so\n\n|', 'so\n\n$$\n|\n$$'],
  ])('write %s', (_, command, before, after) => {
    expect(run(command, before)).toBe(after);
  });
});
