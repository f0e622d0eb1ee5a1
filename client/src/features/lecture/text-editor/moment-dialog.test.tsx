// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { EditorView } from '@codemirror/view';
import { fireEvent, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { TextEditor } from './text-editor.tsx';

const lecture = (id: string, title: string, position: number, fields: object = {}) => ({
  __typename: 'Lecture',
  id,
  kind: 'VIDEO',
  title,
  position,
  duration: 60,
  ...fields,
});
const knots = lecture('c', 'Bowline [slow]', 3, { duration: 750 });
const course = {
  __typename: 'Course',
  id: '1',
  sections: [{ __typename: 'Section', id: 's1', title: 'Knots', summary: '', position: 2 }],
  lectures: [knots, lecture('b', 'Which rope?', 2, { kind: 'TEXT' }), lecture('a', 'Welcome', 1)],
};

let mounted: Awaited<ReturnType<typeof render>>;

afterEach(() => mounted.unmount());

// The dialog is outside the editor.
const page = within(document.body);
const press = (name: string) => act(async () => page.getByRole('button', { name }).click());
const control = (label: string) => page.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string) =>
  act(async () => fireEvent.change(control(label), { target: { value } }));

interface FormProps {
  first: string;
  onSubmit: () => void;
}

function Form({ first, onSubmit }: FormProps) {
  const [value, setValue] = useState(first);
  return (
    <form onSubmit={onSubmit}>
      <TextEditor
        label="Text"
        help="Markdown"
        slug="knots"
        value={value}
        onChange={setValue}
        onBlur={() => {}}
      />
    </form>
  );
}

/** Opens the dialog in an editor with a text, of which all is selected. `submitted` is called with the form around the editor. */
async function open(first: string, answer: () => object = () => ({ course })) {
  const submitted = vi.fn();
  const { client } = createCountingClient({
    PreviewLectureText: () => ({ previewLectureText: '' }),
    LectureMoments: answer,
  });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <Form first={first} onSubmit={submitted} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const view = EditorView.findFromDOM(mounted.getByRole('textbox', { name: 'Text' }));
  if (!view) throw new Error('There is no editor');
  await act(async () => view.dispatch({ selection: { anchor: 0, head: first.length } }));
  await press('Link to a moment in a video');
  return { view, submitted, text: () => view.state.doc.toString() };
}

const fields = () => eventually(() => control('Lecture'));

it('inserts a link, and continues behind it', async () => {
  const { view, text, submitted } = await open('');
  const lectures = await fields();
  expect(document.activeElement).toBe(lectures);
  expect([...lectures.querySelectorAll('option')].map(({ text: option }) => option)).toEqual([
    'Welcome',
    'Bowline [slow]',
  ]);
  expect(lectures.querySelector('optgroup')?.label).toBe('Knots');
  await enter('Lecture', 'c');
  await enter('Time', '83');
  expect(control('Link text').value).toBe('Bowline [slow], 1:23');
  await press('Insert link');
  expect(text()).toBe('[Bowline \\[slow\\], 1:23](/courses/knots/lectures/c?t=83)');
  expect(view.state.selection.main.head).toBe(text().length);
  await eventually(() => expect(document.activeElement).toBe(view.contentDOM));
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(submitted).not.toHaveBeenCalled();
});

it('links the selected words', async () => {
  const { text } = await open('the [loop] ');
  await fields();
  expect(control('Link text').value).toBe('the [loop]');
  await enter('Time', '0:05');
  await press('Insert link');
  expect(text()).toBe('[the \\[loop\\]](/courses/knots/lectures/a?t=5) ');
});

it('keeps the words of the author when the lecture and the time change', async () => {
  const { text } = await open('');
  await fields();
  await enter('Link text', 'the loop');
  await enter('Lecture', 'c');
  await enter('Time', '1:02');
  await press('Insert link');
  expect(text()).toBe('[the loop](/courses/knots/lectures/c?t=62)');
});

it('says what is wrong with a field, and focuses it', async () => {
  const { text } = await open('');
  await fields();
  const notes = (label: string) =>
    document.getElementById(control(label).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(notes('Time')).toBe('In minutes and seconds, such as 1:23');
  await press('Insert link');
  expect(notes('Time')).toContain('This is not a time. Enter one such as 1:23 or 1:02:03.');
  expect(document.activeElement).toBe(control('Time'));
  await enter('Time', '1:00');
  expect(notes('Time')).toContain('The video ends at 1:00. Enter an earlier time.');
  await enter('Time', '0:59');
  await enter('Link text', ' ');
  await press('Insert link');
  expect(notes('Time')).toBe('In minutes and seconds, such as 1:23');
  expect(notes('Link text')).toContain('The link has no text.');
  expect(document.activeElement).toBe(control('Link text'));
  expect(text()).toBe('');
});

it('allows any time in a video whose length is not known yet', async () => {
  const { text } = await open('', () => ({
    course: { ...course, sections: [], lectures: [lecture('a', 'Welcome', 1, { duration: 0 })] },
  }));
  await fields();
  await enter('Time', '1:02:03');
  await press('Insert link');
  expect(text()).toBe('[Welcome, 1:02:03](/courses/knots/lectures/a?t=3723)');
});

it('closes on Escape without a change, and starts again', async () => {
  const { text } = await open('');
  await fields();
  await enter('Time', '0:05');
  const dialog = document.querySelector('dialog');
  await act(async () => dialog?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(dialog?.open).toBe(false);
  expect(text()).toBe('');
  await press('Link to a moment in a video');
  await fields();
  expect(control('Time').value).toBe('');
});

it('says that a course has no video', async () => {
  const texts = course.lectures.filter(({ kind }) => kind === 'TEXT');
  await open('', () => ({ course: { ...course, lectures: texts } }));
  await eventually(() => page.getByText(/^This course has no videos yet\./));
  expect(page.queryByLabelText('Time')).toBeNull();
  await press('Cancel');
  expect(document.querySelector('dialog')?.open).toBe(false);
});

it('says that the lectures failed to load, and loads them on request', async () => {
  let hasFailed = true;
  await open('', () => (hasFailed ? new GraphQLError('No lectures today') : { course }));
  await eventually(() => page.getByText('No lectures today'));
  hasFailed = false;
  await press('Try again');
  await fields();
});
