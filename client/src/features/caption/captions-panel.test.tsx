// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { PlaybackProvider } from '#client/player/playback.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { CaptionsPanel } from './captions-panel.tsx';

it('keeps the focus in the panel when the button that opens the editor disappears', async () => {
  const { client } = createCountingClient({ Me: () => ({ me: null }) });
  const panel = (
    <PlaybackProvider>
      <CaptionsPanel
        lecture={{ id: 'lecture-1', duration: 60, captions: [] }}
        transcription={null}
        canTranscribe={false}
        renew={async () => null}
      />
    </PlaybackProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: panel }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const write = page.getByRole('button', { name: 'Write captions here' });
  write.focus();
  await act(async () => write.click());
  const save = page.getByRole('button', { name: 'Save captions' });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(save)).toBe(true);
  await page.unmount();
});
