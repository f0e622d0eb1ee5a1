// @vitest-environment happy-dom
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { CaptionsPage } from '#client/features/caption/captions-page.tsx';
import { ChaptersPage } from '#client/features/chapter/chapters-page.tsx';
import { LecturePage } from '#client/features/lecture/lecture-page.tsx';
import {
  changePlayerSettings,
  defaultPlayerSettings,
  playerSettings,
} from '#client/player/player-settings.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { Providers } from './providers.tsx';

afterEach(() => changePlayerSettings(defaultPlayerSettings));

const pages: [name: string, Page: ComponentType][] = [
  ['the watch page', LecturePage],
  ['the page of captions', CaptionsPage],
  ['the page of chapters', ChaptersPage],
];

it.each(pages)('the player applies a person’s settings in a new browser: on %s', async (_name, Page) => {
  const me = sampleUser('ADMIN');
  const course = { ...sampleCourse('1'), lectures: [{ ...samplePlayableLecture('7'), video: null }] };
  const { __typename, id } = me;
  const { speed, hasCaptions, captionLanguage, playsNext } = defaultPlayerSettings;
  const own = { speed, hasCaptions, captionLanguage, playsNext, hasCharacterKeys: false };
  const { client } = createCountingClient({
    Me: () => ({ me }),
    CourseLectures: () => ({ course }),
    OwnPlayerSettings: () => ({
      me: { __typename, id, playerSettings: { __typename: 'PlayerSettings', ...own } },
    }),
  });
  const router = createMemoryRouter([{ path: '/:slug/:lectureId', element: <Page /> }], {
    initialEntries: ['/course-1/7'],
  });
  expect(playerSettings().hasCharacterKeys).toBe(true);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await eventually(() => expect(playerSettings()).toMatchObject(own));
  await page.unmount();
});
