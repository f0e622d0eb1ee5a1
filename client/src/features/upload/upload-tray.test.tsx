// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { within } from '@testing-library/react';
import { act, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { keepSkipped, onSkippedChange, skippedFiles } from './skipped-files.ts';
import { SendError } from './send-error.ts';
import type { SendJob } from './send-file.ts';
import { UploadManager } from './upload-manager.ts';
import { UploadTray } from './upload-tray.tsx';

let jobs: { job: SendJob; resolve: () => void; reject: (error: Error) => void }[];
let manager: UploadManager;
let screen: Awaited<ReturnType<typeof render>>;

const target = (id: string) => ({
  id,
  url: `/uploads/${id}`,
  lectureId: `l-${id}`,
  courseId: 'c',
  title: `Lecture ${id}`,
  fileName: `${id}.mp4`,
  size: 10_000_000,
});
const file = (id: string) => new File(['x'], `${id}.mp4`, { type: 'video/mp4' });

beforeEach(async () => {
  jobs = [];
  const { client } = createCountingClient({});
  manager = new UploadManager(
    client,
    (job) => new Promise((resolve, reject) => jobs.push({ job, resolve, reject })),
  );
  ['a', 'b', 'c', 'd'].forEach((id) => manager.queue.add(target(id), file(id)));
  screen = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <Tray />
      </ChakraProvider>
    </ApolloProvider>,
  );
});

function Tray() {
  const items = useSyncExternalStore(manager.queue.subscribe, manager.queue.items);
  const skipped = useSyncExternalStore(onSkippedChange, skippedFiles);
  return items.length > 0 && <UploadTray manager={manager} items={items} skipped={skipped} />;
}

afterEach(async () => {
  await screen.unmount();
  manager.close();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => screen.press(name);
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

describe('the upload tray', () => {
  it('shows the progress of each video', async () => {
    await act(async () => {
      jobs[0]?.job.onProgress(0);
      jobs[0]?.job.onProgress(4_000_000);
    });
    // Progress updates a few times a second.
    await eventually(() => expect(rows()[0]).toContain('of 10 MB'));
    expect(rows()[3]).toContain('Queued');
    const tray = screen.getByRole('region', { name: 'Uploads' });
    expect(within(tray).getAllByRole('progressbar')).toHaveLength(5);
  });

  it('pauses and resumes a single upload', async () => {
    button('Pause: Lecture a').focus();
    await press('Pause: Lecture a');
    expect(rows()[0]).toContain('Paused');
    // The focus stays on the button, so that a keyboard user can undo the action.
    expect(document.activeElement).toBe(button('Resume: Lecture a'));
    expect(jobs[0]?.job.signal.aborted).toBe(true);
    await press('Resume: Lecture a');
    expect(rows()[0]).toContain('Queued');
  });

  it('pauses and resumes all uploads', async () => {
    await press('Pause all');
    expect(manager.queue.items().every(({ phase }) => phase === 'paused')).toBe(true);
    expect(screen.container.textContent).toContain('4 uploads are paused');
    await press('Resume all');
    expect(screen.container.textContent).toContain('Uploading 4 videos');
  });

  it('shows the reason and the time of a retry', async () => {
    await act(async () => jobs[0]?.reject(new SendError('full', 'The disk is full')));
    await eventually(() => expect(rows()[0]).toMatch(/The disk is full · retrying in (20|1\d) sec/));
    await press('Retry now: Lecture a');
    expect(rows()[0]).not.toContain('The disk is full');
  });

  it('offers to dismiss, but not to retry, a discarded upload', async () => {
    await act(async () => jobs[0]?.reject(new SendError('gone', 'This file is not a video')));
    await eventually(() => expect(rows()[0]).toContain('This file is not a video'));
    expect(screen.queryByRole('button', { name: 'Retry now: Lecture a' })).toBeNull();
    await press('Dismiss: Lecture a');
    expect(rows()).toHaveLength(3);
  });

  it('asks for confirmation before an upload is cancelled', async () => {
    await press('Cancel: Lecture a');
    screen.getByRole('alertdialog', { name: /^Cancel the upload of ' ?Lecture a ?'\?$/ });
    await press('Keep uploading');
    expect(rows()).toHaveLength(4);
  });

  it('is one line when it is collapsed', async () => {
    const toggle = screen.getByRole('button', { expanded: true });
    await act(async () => toggle.click());
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(rows()).toEqual([]);
    expect(screen.container.textContent).toContain('Uploading 4 videos');
  });

  it('collapses when all videos are uploaded, and expands for the next one', async () => {
    for (let done = 0; done < 4; done++) {
      await eventually(() => expect(jobs.length).toBeGreaterThan(done));
      await act(async () => jobs[done]?.resolve());
    }
    await eventually(() => expect(screen.getByRole('button', { expanded: false })).toBeTruthy());
    expect(screen.container.textContent).toContain('4 videos uploaded');
    await act(async () => manager.queue.add(target('e'), file('e')));
    expect(rows()).toHaveLength(5);
  });

  it('stays expanded while the focus is in its list', async () => {
    for (let done = 0; done < 3; done++) {
      await eventually(() => expect(jobs.length).toBeGreaterThan(done));
      await act(async () => jobs[done]?.resolve());
    }
    button('Dismiss: Lecture a').focus();
    await eventually(() => expect(jobs).toHaveLength(4));
    await act(async () => jobs[3]?.resolve());
    await eventually(() => expect(screen.container.textContent).toContain('4 videos uploaded'));
    expect(rows()).toHaveLength(4);
  });

  it('names the skipped files until they are dismissed', async () => {
    await act(async () => keepSkipped(['recipe.pdf', 'notes.txt']));
    expect(screen.container.textContent).toContain('recipe.pdf, notes.txt');
    await press('Dismiss the list of skipped files');
    expect(screen.container.textContent).not.toContain('recipe.pdf');
  });
});
