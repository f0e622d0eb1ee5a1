// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleFile } from '#client/testing/file-samples.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { CourseFiles } from './course-files.tsx';

const files = [sampleFile('f1', 'Slides.pdf'), sampleFile('f2', 'Exercises.zip')];
let mounted: Awaited<ReturnType<typeof render>>;
/** The links that were followed. */
let followed: (string | null)[];

beforeEach(() => {
  followed = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href'));
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.restoreAllMocks();
  currentToasts().forEach(({ id }) => dismissToast(id));
});

/** Answers with links that are new each time. */
function newLinks(): Answers[string] {
  let asked = 0;
  return () => {
    asked++;
    return {
      course: {
        __typename: 'Course',
        id: '1',
        files: files.map((file) => ({ ...file, url: `/files/${file.id}?token=${asked}` })),
        filesArchiveUrl: `/files/courses/1.zip?token=${asked}`,
      },
    };
  };
}

async function open(filesArchiveUrl: string | null, answer = newLinks()) {
  const { client, sent } = createCountingClient({ CourseFileLinks: answer });
  mounted = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <CourseFiles course={{ slug: 'knots', files, filesArchiveUrl }} asVisitor={false} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  await eventually(() => expect(rows()[0]).toContain('2.5 MB'));
  return { sent };
}

const rows = () => mounted.queryAllByRole('listitem').map((row) => row.textContent);

it('shows names and sizes without a link to people without access', async () => {
  const { sent } = await open(null);
  expect(rows()).toEqual(['Slides.pdf2.5 MBLocked', 'Exercises.zip2.5 MBLocked']);
  expect(mounted.queryAllByRole('link')).toEqual([]);
  expect(mounted.queryAllByRole('button')).toEqual([]);
  expect(sent).toEqual([]);
});

it('fetches a new link for each download, and for the archive', async () => {
  const { sent } = await open('/files/courses/1.zip?token=0');
  await mounted.press('Download Exercises.zip');
  await eventually(() => expect(followed).toEqual(['/files/f2?token=1']));
  await mounted.press('Download Exercises.zip');
  await eventually(() => expect(followed.at(-1)).toBe('/files/f2?token=2'));
  await mounted.press('Download all files (ZIP)');
  await eventually(() => expect(followed.at(-1)).toBe('/files/courses/1.zip?token=3'));
  expect(sent).toEqual(['CourseFileLinks', 'CourseFileLinks', 'CourseFileLinks']);
});

it('opens what browsers can show in a tab, which is closed if there is no link', async () => {
  const answers = [newLinks(), () => new GraphQLError('Please log in first')];
  await open('/files/courses/1.zip?token=0', (variables) => answers.shift()?.(variables) ?? {});
  const tab = { opener: {}, close: vi.fn(), location: { assign: vi.fn() } };
  // The part of a window that is used.
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  expect(mounted.queryByRole('button', { name: 'Open Exercises.zip in a new tab' })).toBeNull();
  await mounted.press('Open Slides.pdf in a new tab');
  await eventually(() => expect(tab.location.assign).toHaveBeenCalledWith('/files/f1?token=1&inline=1'));
  expect([tab.opener, tab.close.mock.calls.length]).toEqual([null, 0]);
  await mounted.press('Open Slides.pdf in a new tab');
  await eventually(() => expect(tab.close).toHaveBeenCalledOnce());
  expect(currentToasts().map(({ text }) => text)).toEqual(['Please log in first']);
});
