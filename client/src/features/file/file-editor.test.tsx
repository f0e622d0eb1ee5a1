// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { SendError } from '#client/features/upload/send-error.ts';
import type { SendJob } from '#client/features/upload/send-file.ts';
import { uploadManagerOf } from '#client/features/upload/upload-manager-of.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleFile, sampleFiledCourse } from '#client/testing/file-samples.ts';
import { pressAction } from '#client/testing/open-course.tsx';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { FileEditor } from './file-editor.tsx';

const slides = sampleFile('f1', 'Slides.pdf');
const exercises = sampleFile('f2', 'Exercises.zip');
const notes = sampleFile('f3', 'Notes.pdf');

let mounted: Awaited<ReturnType<typeof render>>;
let stop: () => void;

/** Answers with an upload for each file, numbered from 1; with a refusal if `isRefused`. */
const startFileUploads =
  (isRefused: (fileName: string) => boolean = () => false) =>
  ({ input }: Record<string, unknown>) => {
    // The manager sends this shape.
    const { files } = input as { files: { fileName: string; size: number }[] };
    let count = 0;
    const starts = files.map(({ fileName, size }) => {
      const __typename = 'FileUploadStart';
      if (isRefused(fileName)) {
        const message = 'Files of this type cannot be added';
        return { __typename, upload: null, refusal: { __typename: 'FileUploadRefusal', message } };
      }
      const id = `f${++count}`;
      const upload = { __typename: 'FileUpload', id, url: `/uploads/${id}`, fileName, size };
      return { __typename, upload, refusal: null };
    });
    return { startFileUploads: { __typename: 'StartFileUploadsPayload', files: starts } };
  };

/** Opens the files of course 1. `jobs` are its uploads, which wait to be ended. */
async function open(files = [slides, exercises, notes], answers: Answers = {}) {
  const jobs: { job: SendJob; resolve: () => void; reject: (error: Error) => void }[] = [];
  const { client, sent } = createCountingClient({
    EditFiles: () => ({ course: sampleFiledCourse(files) }),
    ...answers,
  });
  const manager = uploadManagerOf(
    client,
    (job) => new Promise((resolve, reject) => jobs.push({ job, resolve, reject })),
  );
  stop = () => manager.close();
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <FileEditor place={{ courseId: '1', slug: 'course-1', lectureId: null }} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const picker = await eventually(() =>
    mounted.getByLabelText<HTMLInputElement>('Choose files, or drop them here'),
  );
  const add = (...names: string[]) => {
    const picked = names.map((name) => new File(['some bytes'], name));
    Object.defineProperty(picker, 'files', { value: picked, configurable: true });
    return act(async () => fireEvent.change(picker));
  };
  return { jobs, sent, add, picker };
}

afterEach(async () => {
  await mounted.unmount();
  stop();
  currentToasts().forEach(({ id }) => dismissToast(id));
});

const button = (name: string) => mounted.getByRole('button', { name });
const names = () => mounted.queryAllByRole('listitem').map((row) => row.querySelector('bdi')?.textContent);
const toasts = () => currentToasts().map(({ text }) => text);
const press = (name: string) => {
  button(name).focus();
  return mounted.press(name);
};

it('deletes a file without a question, moves the focus to the next one, and undoes it', async () => {
  const { sent } = await open(undefined, {
    DeleteFile: ({ id }) => ({
      deleteFile: { __typename: 'DeleteFilePayload', id, course: sampleFiledCourse([slides, notes]) },
    }),
    RestoreFile: () => ({
      restoreFile: {
        __typename: 'RestoreFilePayload',
        file: exercises,
        course: sampleFiledCourse([slides, exercises, notes]),
      },
    }),
  });
  await press('Delete Exercises.zip');
  await eventually(() => expect(names()).toEqual(['Slides.pdf', 'Notes.pdf']));
  await eventually(() => expect(document.activeElement).toBe(button('Delete Notes.pdf')));
  expect(toasts()).toEqual(['File deleted']);
  await pressAction();
  await eventually(() => expect(names()).toEqual(['Slides.pdf', 'Exercises.zip', 'Notes.pdf']));
  expect(sent).toEqual(['EditFiles', 'DeleteFile', 'RestoreFile']);
});

it('renames a file in its row, beginning with the name before the extension, and keeps the focus', async () => {
  const inputs: unknown[] = [];
  await open([slides], {
    RenameFile: ({ input }) => {
      inputs.push(input);
      const message = 'A file name must end with .pdf';
      if (inputs.length === 1)
        return new GraphQLError(message, {
          extensions: { code: 'BAD_USER_INPUT', fields: { name: message } },
        });
      return { renameFile: { ...slides, name: 'Deck.pdf' } };
    },
  });
  await press('Rename or move Slides.pdf');
  const field = mounted.getByLabelText<HTMLInputElement>('File name');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'Slides'.length]);
  const type = (value: string) => act(async () => fireEvent.change(field, { target: { value } }));
  await type('Deck');
  await mounted.press('Save file');
  await eventually(() => expect(mounted.container.textContent).toContain('must end with .pdf'));
  await type('Deck.pdf');
  await mounted.press('Save file');
  await eventually(() => expect(document.activeElement).toBe(button('Rename or move Deck.pdf')));
  expect(names()).toEqual(['Deck.pdf']);
  expect(inputs.at(-1)).toEqual({ id: 'f1', name: 'Deck.pdf' });
});

it('moves a file down before the server answers, with the focus on its button, and to a lecture', async () => {
  const inputs: unknown[] = [];
  const answered = Promise.withResolvers<object>();
  const moved = (files: (typeof notes)[]) => ({
    moveFile: { __typename: 'MoveFilePayload', file: slides, course: sampleFiledCourse(files) },
  });
  await open([slides, exercises], {
    MoveFile: ({ input }) => {
      inputs.push(input);
      return inputs.length === 1 ? answered.promise : moved([exercises]);
    },
  });
  await press('Move Slides.pdf down');
  await eventually(() => expect(names()).toEqual(['Exercises.zip', 'Slides.pdf']));
  expect(document.activeElement).toBe(button('Move Slides.pdf down'));
  await act(async () => answered.resolve(moved([exercises, slides])));
  await eventually(() => expect(toasts()).toEqual(['File moved']));
  await press('Rename or move Slides.pdf');
  const place = mounted.getByLabelText('Belongs to');
  await act(async () => fireEvent.change(place, { target: { value: 'b' } }));
  await mounted.press('Save file');
  await eventually(() => expect(names()).toEqual(['Exercises.zip']));
  expect(inputs).toEqual([
    { id: 'f1', lectureId: null, position: 2 },
    { id: 'f1', lectureId: 'b' },
  ]);
});

it('uploads several files in their order, with their progress, and lists them once they have arrived', async () => {
  const { add, jobs, picker, sent } = await open([], {
    StartFileUploads: startFileUploads(),
    UploadedFiles: () => ({ course: sampleFiledCourse([slides]) }),
  });
  expect(mounted.container.textContent).toContain('No files yet');
  picker.focus();
  await add('Slides.pdf', 'Exercises.zip');
  await eventually(() => expect(jobs.map(({ job }) => job.url)).toEqual(['/uploads/f1', '/uploads/f2']));
  await act(async () => jobs[0]?.job.onAccepted(5));
  expect(sent.filter((name) => name === 'StartFileUploads')).toHaveLength(1);
  const progress = mounted.getByRole('progressbar', { name: 'Upload of Slides.pdf' });
  expect(progress.getAttribute('aria-valuenow')).toBe('50');
  await mounted.press('Pause: Exercises.zip');
  expect(jobs[1]?.job.signal.aborted).toBe(true);
  await act(async () => jobs[0]?.resolve());
  await eventually(() => button('Delete Slides.pdf'));
  expect(mounted.queryByRole('progressbar', { name: 'Upload of Slides.pdf' })).toBeNull();
  mounted.getByRole('progressbar', { name: 'Upload of Exercises.zip' });
  expect(document.activeElement).toBe(picker);
});

it('lists each of several files that arrive at the same time', async () => {
  const answered = Promise.withResolvers<object>();
  // The first answer is that of a moment at which only one file had arrived.
  const answers = [answered.promise, { course: sampleFiledCourse([slides, exercises]) }];
  const { add, jobs, sent } = await open([], {
    StartFileUploads: startFileUploads(),
    UploadedFiles: () => answers.shift() ?? {},
  });
  await add('Slides.pdf', 'Exercises.zip');
  await eventually(() => expect(jobs).toHaveLength(2));
  await act(async () => jobs.forEach(({ resolve }) => resolve()));
  await act(async () => answered.resolve({ course: sampleFiledCourse([slides]) }));
  await eventually(() => button('Delete Exercises.zip'));
  expect(mounted.queryAllByRole('progressbar')).toEqual([]);
  expect(sent.filter((name) => name === 'UploadedFiles')).toHaveLength(2);
});

it('opens the picker that gives handles, where the browser has one', async () => {
  const { jobs, picker } = await open([], { StartFileUploads: startFileUploads() });
  const handle = { getFile: async () => new File(['some bytes'], 'Slides.pdf') };
  Object.assign(window, { showOpenFilePicker: async () => [handle] });
  onTestFinished(() => void Reflect.deleteProperty(window, 'showOpenFilePicker'));
  const isNative = await act(async () => fireEvent.click(picker));
  expect(isNative).toBe(false);
  await eventually(() => expect(jobs.map(({ job }) => job.file.name)).toEqual(['Slides.pdf']));
});

it('says why a file is refused, before its upload and after it', async () => {
  const { add, jobs } = await open([], {
    StartFileUploads: startFileUploads((fileName) => fileName === 'Virus.exe'),
  });
  await add('Virus.exe', 'Slides.pdf');
  await eventually(() => expect(jobs).toHaveLength(1));
  expect(toasts()).toEqual(['Virus.exe: Files of this type cannot be added']);
  await act(async () => jobs[0]?.reject(new SendError('rejected', 'This is no PDF')));
  await eventually(() => expect(mounted.container.textContent).toContain('This is no PDF'));
  expect(mounted.queryByRole('button', { name: 'Choose another file: Slides.pdf' })).toBeNull();
  await mounted.press('Dismiss: Slides.pdf');
  expect(mounted.container.textContent).toContain('No files yet');
});
