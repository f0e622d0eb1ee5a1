// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { EditorView } from '@codemirror/view';
import { fireEvent, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { TextEditor } from './text-editor.tsx';

const ADDRESS = '/media/images/a/b.webp#800x600';

let mounted: Awaited<ReturnType<typeof render>>;

afterEach(() => mounted.unmount());

// The dialog is outside the editor.
const page = within(document.body);
const press = (name: string) => act(async () => page.getByRole('button', { name }).click());
const control = (label: string) => page.getByLabelText<HTMLInputElement>(label);
const choose = (file: File) =>
  act(async () => void fireEvent.change(control('Picture file'), { target: { files: [file] } }));
const describe = (value: string) =>
  act(async () => void fireEvent.change(control('Description'), { target: { value } }));

function Editor({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return (
    <TextEditor
      label="Text"
      help="Markdown"
      slug="knots"
      value={value}
      onChange={setValue}
      onBlur={() => {}}
    />
  );
}

/** Opens the dialog in an editor with a text, of which all is selected. */
async function open(first: string, answer: () => object) {
  const inputs: unknown[] = [];
  const { client } = createCountingClient({
    PreviewLectureText: () => ({ previewLectureText: '' }),
    CourseOfText: () => ({ course: { __typename: 'Course', id: 'c' } }),
    AddTextImage: ({ input }) => {
      inputs.push(input);
      return answer();
    },
  });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <Editor first={first} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const view = EditorView.findFromDOM(mounted.getByRole('textbox', { name: 'Text' }));
  if (!view) throw new Error('There is no editor');
  await act(async () => view.dispatch({ selection: { anchor: 0, head: first.length } }));
  await press('Picture');
  await eventually(() => control('Description'));
  return { view, inputs, text: () => view.state.doc.toString() };
}

const added = { addTextImage: { __typename: 'TextImage', id: 'i', address: ADDRESS } };
const picture = new File(['x'], 'a.png', { type: 'image/png' });

it('uploads a picture, inserts it with its description, and continues behind it', async () => {
  const { view, inputs, text } = await open('', () => added);
  await choose(picture);
  await describe('A [loop] ');
  await press('Insert picture');
  await eventually(() => expect(text()).toBe(`![A \\[loop\\]](${ADDRESS})`));
  expect(inputs).toEqual([{ courseId: 'c', image: picture }]);
  expect(view.state.selection.main.head).toBe(text().length);
  await eventually(() => expect(document.activeElement).toBe(view.contentDOM));
});

it('takes the selected words as the description', async () => {
  const { text } = await open('A loop', () => added);
  expect(control('Description').value).toBe('A loop');
  await choose(picture);
  await press('Insert picture');
  await eventually(() => expect(text()).toBe(`![A loop](${ADDRESS})`));
});

it('takes the pictures that are pasted, one after the other, and leaves pasted text alone', async () => {
  const { view, text } = await open('', () => added);
  await press('Cancel');
  const paste = (files: File[], plain = '') =>
    act(async () => {
      const event = new Event('paste', { bubbles: true, cancelable: true });
      const getData = (type: string) => (type === 'text/plain' ? plain : '');
      view.contentDOM.dispatchEvent(Object.assign(event, { clipboardData: { getData, files } }));
    });
  await paste([picture], 'A knot. ');
  expect(text()).toBe('A knot. ');
  expect(document.querySelector('dialog[open]')).toBeNull();
  await paste([picture, picture]);
  for (const name of ['A loop', 'A bend']) {
    await eventually(() => {
      expect(document.activeElement).toBe(control('Description'));
      // The form of the picture before is still there for a moment after its insertion.
      expect(control('Description').value).toBe('');
    });
    await describe(name);
    await press('Insert picture');
    await eventually(() => expect(text()).toContain(name));
  }
  expect(text()).toBe(`A knot. ![A loop](${ADDRESS})![A bend](${ADDRESS})`);
  expect(document.querySelector('dialog[open]')).toBeNull();
  await eventually(() => expect(document.activeElement).toBe(view.contentDOM));
});

it('says what is missing or wrong, before and after the upload, and loses nothing', async () => {
  let hasFailed = true;
  const { inputs, text } = await open('', () => {
    if (hasFailed) return new GraphQLError('This picture cannot be read');
    return added;
  });
  await press('Insert picture');
  page.getByText('Choose a picture.');
  page.getByText('The picture has no description. Enter what it shows.');
  await choose(new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
  page.getByText('Only JPG, JPEG, PNG and WEBP are allowed.');
  await choose(picture);
  await press('Insert picture');
  expect(inputs).toEqual([]);
  await describe('A loop');
  await press('Insert picture');
  await eventually(() => page.getByText('This picture cannot be read'));
  expect(control('Description').value).toBe('A loop');
  hasFailed = false;
  await press('Insert picture');
  await eventually(() => expect(text()).toBe(`![A loop](${ADDRESS})`));
});
