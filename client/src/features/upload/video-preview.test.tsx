// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { VideoPreview } from './video-preview.tsx';

/** A lecture whose links have this signature. */
function lectureBy(signature: string, poster = 'poster') {
  const lecture = samplePlayableLecture('7');
  const { video } = lecture;
  const url = `/media/7.mp4?signature=${signature}`;
  const posterUrl = `/media/${poster}.webp?signature=${signature}`;
  return { ...lecture, video: video && { ...video, url, posterUrl } };
}

async function open() {
  let asked = 0;
  const { client } = createCountingClient({
    PreviewLinks: () => ({ lecture: lectureBy(`renewed-${++asked}`) }),
  });
  const preview = (lecture: ReturnType<typeof lectureBy>) => (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <VideoPreview lecture={lecture} />
      </ChakraProvider>
    </ApolloProvider>
  );
  const page = await render(preview(lectureBy('first')));
  const player = () => page.getByLabelText<HTMLVideoElement>('Preview of Lecture 7');
  const address = () => player().getAttribute('src');
  return {
    ...page,
    player,
    address,
    show: (lecture: ReturnType<typeof lectureBy>) => page.update(preview(lecture)),
  };
}

it('continues at the same position when its link expires', async () => {
  const { player, address, unmount } = await open();
  const play = vi.spyOn(player(), 'play').mockResolvedValue();
  vi.spyOn(player(), 'paused', 'get').mockReturnValue(false);
  player().currentTime = 42;
  await act(async () => fireEvent.error(player()));
  await eventually(() => expect(play).toHaveBeenCalled());
  expect([address(), player().currentTime]).toEqual(['/media/7.mp4?signature=renewed-1', 42]);
  // This failure is too soon for an expired link.
  await act(async () => fireEvent.error(player()));
  expect(address()).toBe('/media/7.mp4?signature=renewed-1');
  await unmount();
});

it('is not interrupted by new links to the same files, and shows a new poster immediately', async () => {
  const { player, address, show, unmount } = await open();
  const before = player();
  await show(lectureBy('second'));
  expect([player() === before, address()]).toEqual([true, '/media/7.mp4?signature=first']);
  await show(lectureBy('third', 'chosen'));
  expect(player() === before).toBe(false);
  expect(player().getAttribute('poster')).toBe('/media/chosen.webp?signature=third');
  await unmount();
});
