// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { EditorView } from '@codemirror/view';
import { GraphQLError } from 'graphql';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { TextEditor } from './text-editor.tsx';

let mounted: Awaited<ReturnType<typeof render>>;
let isWide = true;

beforeEach(() => {
  isWide = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
});
afterEach(async () => {
  await mounted.unmount();
  vi.restoreAllMocks();
});

function Form({ first, onText }: { first: string; onText: (text: string) => void }) {
  const [value, setValue] = useState(first);
  const change = (text: string) => {
    onText(text);
    setValue(text);
  };
  return (
    <TextEditor
      label="Text"
      help="Markdown"
      slug="course-1"
      value={value}
      onChange={change}
      onBlur={() => {}}
    />
  );
}

/** Opens the editor with a text. `asked` are the texts whose preview was requested, `texts` what was reported. */
async function open(
  first: string,
  answer = (text: string): object => ({ previewLectureText: `<p>${text}!</p>` }),
) {
  const asked: unknown[] = [];
  const texts: string[] = [];
  const { client } = createCountingClient({
    PreviewLectureText: ({ text }) => {
      asked.push(text);
      return answer(String(text));
    },
  });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <Form first={first} onText={(text) => texts.push(text)} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const field = mounted.getByRole('textbox', { name: 'Text' });
  const view = EditorView.findFromDOM(field);
  if (!view) throw new Error('There is no editor');
  const type = (insert: string) =>
    act(async () => view.dispatch({ changes: { from: view.state.doc.length, insert } }));
  return { field, view, type, asked, texts };
}

const preview = () => mounted.getByRole('region', { name: 'Preview' });

it('names and describes the field, and leaves the Tab key to the browser', async () => {
  const { field } = await open('loop');
  const described = field.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Markdown');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  expect(fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 })).toBe(true);
});

it('changes the text by keys and by the buttons, which the arrow keys reach', async () => {
  const { field, view, texts } = await open('loop');
  await act(async () => {
    view.dispatch({ selection: { anchor: 0, head: 4 } });
    fireEvent.keyDown(field, { key: 'b', keyCode: 66, ctrlKey: true });
  });
  expect(texts.at(-1)).toBe('**loop**');
  await mounted.press('Quote');
  expect(texts.at(-1)).toBe('> **loop**');
  const [first, second] = mounted.getAllByRole('button');
  expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, -1]);
  expect(mounted.getByRole('button', { name: 'Quote' }).tabIndex).toBe(0);
  await act(async () => fireEvent.keyDown(mounted.getByRole('toolbar'), { key: 'Home' }));
  expect(document.activeElement).toBe(first);
});

it.each([
  ['Linux x86_64', 'Bold (Ctrl+B)', 'Control+B'],
  ['MacIntel', 'Bold (⌘B)', 'Meta+B'],
])('names the keys of a tool as they are on %s', async (platform, title, keys) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  await open('');
  const bold = mounted.getByRole('button', { name: 'Bold' });
  expect([bold.title, bold.getAttribute('aria-keyshortcuts')]).toEqual([title, keys]);
});

it('previews the text once typing pauses, and keeps the last preview meanwhile', async () => {
  const next = Promise.withResolvers<object>();
  const { type, asked } = await open('a', (text) =>
    text === 'a' ? { previewLectureText: '<p>First</p>' } : next.promise,
  );
  await eventually(() => expect(preview().textContent).toBe('First'));
  await type('b');
  await type('c');
  await eventually(() => expect(asked).toEqual(['a', 'abc']));
  expect(preview().textContent).toBe('First');
  next.resolve({ previewLectureText: '<p>Second</p>' });
  await eventually(() => expect(preview().textContent).toBe('Second'));
});

it('says that the preview failed, and loads it on request', async () => {
  let hasFailed = true;
  await open('a', () =>
    hasFailed ? new GraphQLError('No preview today') : { previewLectureText: '<p>There</p>' },
  );
  await eventually(() => expect(preview().textContent).toContain('No preview today'));
  hasFailed = false;
  await mounted.press('Try again');
  await eventually(() => expect(preview().textContent).toBe('There'));
});

it('shows the preview instead of the text on a phone, and keeps the editor', async () => {
  isWide = false;
  const { view, asked } = await open('a');
  expect(mounted.queryByRole('region', { name: 'Preview' })).toBeNull();
  expect(asked).toEqual([]);
  await act(async () => mounted.getByLabelText('Preview').click());
  await eventually(() => expect(preview().textContent).toBe('a!'));
  expect(view.dom.isConnected).toBe(true);
});

it('inserts what is pasted with formatting as Markdown, except in code', async () => {
  const { view, texts } = await open('');
  const paste = () =>
    act(async () => {
      const data = { 'text/html': '<p>A <strong>loop</strong></p>', 'text/plain': 'A loop' };
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const getData = (type: 'text/html' | 'text/plain') => data[type];
      view.contentDOM.dispatchEvent(Object.assign(event, { clipboardData: { getData, files: [] } }));
    });
  await paste();
  await eventually(() => expect(texts.at(-1)).toBe('A **loop**'));
  await act(async () =>
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: '```\n\n```' },
      selection: { anchor: 4 },
    }),
  );
  await paste();
  await eventually(() => expect(texts.at(-1)).toBe('```\nA loop\n```'));
});
