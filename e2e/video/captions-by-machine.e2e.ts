// @slow server/src/caption client/src/features/caption
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTranscriptionService } from '#server/caption/transcription-service.test-helper.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { useBrowser } from '../browser.ts';
import { makeCourse, uniqueTitle } from '../courses.ts';
import { button, main } from '../locators.ts';
import { startSchool, type School } from '../../testing/school.ts';
import { preparation } from './videos.ts';

const port = await freePort();
const service = await startTranscriptionService();
const { openAs } = useBrowser(`http://localhost:${port}`);
let school: School;
beforeAll(async () => {
  school = await startSchool(port, { TRANSCRIPTION_URL: service.url }, inject('preparedSchool'));
});
afterAll(async () => {
  await school.stop();
  await service.stop();
});

it.runIf(ffmpeg)('show live why they failed, are retried, and appear automatically', async () => {
  const page = await openAs('admin');
  const isOpen = Promise.withResolvers<void>();
  // The first request is for the video that has become ready.
  service.answers(async (_request, response) => {
    await isOpen.promise;
    response.writeHead(401).end('No such key');
  });
  const { slug } = await makeCourse(page, uniqueTitle('Ropework'), ['The bowline']);
  await page.goto(`/courses/${slug}/lectures`);
  await page.waitForURL(/lectures\/[^/]+$/);
  await page.goto(`${new URL(page.url()).pathname}/captions`);
  let loads = 0;
  page.on('load', () => void (loads += 1));
  await main(page).getByText('Generating captions').waitFor(preparation);

  isOpen.resolve();
  await main(page).getByText('The service refused the request (HTTP 401): No such key').waitFor(preparation);
  service.answers((_request, response) => response.end('WEBVTT\n\n00:00.000 --> 00:01.000\nA loop.\n'));
  await button(page, 'Try again').click();
  await main(page).getByRole('textbox', { name: 'Text of cue 1' }).waitFor(preparation);
  expect(await page.getByLabel('Text of cue 1').inputValue()).toBe('A loop.');
  await button(page, 'English (auto-generated)').waitFor();
  expect(await button(page, 'Try again').count()).toBe(0);
  expect(loads).toBe(0);
});
