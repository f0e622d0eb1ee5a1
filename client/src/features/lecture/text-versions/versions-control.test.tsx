// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { formatDateTime } from '#client/format/format.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import type { LectureFields } from '#client/features/lecture/lecture-form-rules.ts';
import { TextLectureFields } from '#client/features/lecture/text-lecture-fields.tsx';

let mounted: Awaited<ReturnType<typeof render>>;

afterEach(async () => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  await mounted.unmount();
});

const version = (id: string, fields: object = {}) => ({
  __typename: 'TextVersion',
  id,
  createdAt: `2026-01-0${id}T10:00:00.000Z`,
  author: 'Ada Lovelace',
  isCurrent: false,
  words: 2,
  ...fields,
});
const newest = version('3', { isCurrent: true, words: 1 });
const older = version('2', { author: null });
const oldest = version('1');

/** A page of 3 versions, or of `totalCount`. */
const page = (nodes: object[], endCursor: string | null = null, totalCount = 3) => ({
  lectureTextVersions: {
    __typename: 'TextVersionConnection',
    totalCount,
    edges: nodes.map((node, index) => ({ __typename: 'TextVersionEdge', cursor: `${index}`, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});

function Form({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const form = useForm<LectureFields>({ defaultValues: { title: 'Knots', text: 'Hemp.' } });
  onDirty(form.formState.isDirty);
  return <TextLectureFields form={form} slug="knots" lectureId="7" />;
}

/** Opens the versions of a lecture whose editor has the text `Hemp.` `edits` has whether the form is changed. */
async function open(answers: Answers = {}) {
  const edits: boolean[] = [];
  const { client, sent } = createCountingClient({
    TextVersions: ({ after }) => (after ? page([oldest]) : page([newest, older], 'end')),
    TextVersion: ({ id }) => ({
      lectureTextVersion: { __typename: 'TextVersion', id, source: `Source ${String(id)}` },
    }),
    PreviewLectureText: ({ text }) => ({ previewLectureText: `<p>Shown: ${String(text)}</p>` }),
    ...answers,
  });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <Form onDirty={(isDirty) => edits.push(isDirty)} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const field = await eventually(() => mounted.getByRole('textbox', { name: 'Text' }));
  const view = EditorView.findFromDOM(field);
  if (!view) throw new Error('There is no editor');
  await mounted.press('Versions');
  return { view, sent, edits };
}

const dialog = () => mounted.container.querySelector('dialog');
const items = () => mounted.queryAllByRole('listitem').map(({ textContent }) => textContent);
const choose = (name: RegExp) =>
  act(async () => (await eventually(() => mounted.getByRole('button', { name }))).click());

it('lists the versions with time, author and words, and shows the current text', async () => {
  await open();
  await eventually(() => expect(items()).toHaveLength(2));
  expect(items()).toEqual([
    `${formatDateTime(newest.createdAt)}CurrentAda Lovelace1 word`,
    `${formatDateTime(older.createdAt)}A former admin2 words`,
  ]);
  const buttons = mounted.getAllByRole('listitem').map((item) => item.querySelector('button'));
  expect(buttons.map((button) => button?.getAttribute('aria-current'))).toEqual(['true', null]);
  await eventually(() => expect(dialog()?.textContent).toContain('Shown: Source 3'));
});

it('shows more versions on request', async () => {
  await open();
  await eventually(() => expect(items()).toHaveLength(2));
  await mounted.press('Show more');
  await eventually(() => expect(items()).toHaveLength(3));
});

it('puts the chosen text into the editor without saving, moves the focus there, and can be undone', async () => {
  const { view, sent, edits } = await open();
  await choose(/A former admin/);
  await eventually(() => expect(dialog()?.textContent).toContain('Shown: Source 2'));
  await mounted.press('Use this text');
  await eventually(() => expect(view.state.doc.toString()).toBe('Source 2'));
  expect(edits.at(-1)).toBe(true);
  expect(dialog()?.open).toBe(false);
  await eventually(() => expect(document.activeElement).toBe(view.contentDOM));
  expect(currentToasts().map(({ text }) => text)).toEqual([
    `The text of ${formatDateTime(older.createdAt)} is in the editor. Save to keep it.`,
  ]);
  await act(async () => void undo(view));
  expect(view.state.doc.toString()).toBe('Hemp.');
  expect(sent).not.toContain('UpdateLecture');
});

it('says that there is only the current version', async () => {
  const { sent } = await open({ TextVersions: () => page([newest], null, 1) });
  await eventually(() => expect(dialog()?.textContent).toContain('There is only the current version.'));
  expect(sent).not.toContain('TextVersion');
  await mounted.press('Close');
  expect(dialog()?.open).toBe(false);
});

it('says that the versions or a text could not be loaded, and loads them on request', async () => {
  const failure = (text: string) => new GraphQLError(text);
  let hasFailed = true;
  await open({
    TextVersions: () => (hasFailed ? failure('No list today') : page([newest, older], null, 2)),
    TextVersion: ({ id }) =>
      hasFailed
        ? failure('No text today')
        : { lectureTextVersion: { __typename: 'TextVersion', id, source: 'Nylon.' } },
  });
  await eventually(() => expect(dialog()?.textContent).toContain('No list today'));
  hasFailed = false;
  await mounted.press('Try again');
  await eventually(() => expect(items()).toHaveLength(2));
  hasFailed = true;
  await choose(/A former admin/);
  await eventually(() => expect(dialog()?.textContent).toContain('No text today'));
  hasFailed = false;
  await mounted.press('Try again');
  await eventually(() => expect(dialog()?.textContent).toContain('Shown: Nylon.'));
});
