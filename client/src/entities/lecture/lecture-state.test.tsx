// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { LectureState } from './lecture-state.tsx';

it.each([
  [null, 0, 'Waiting to be processed'],
  ['CHECKING', 1, 'Checking the video'],
  ['FETCHING', 1, 'Fetching the video'],
  ['CONVERTING', 1, 'Converting'],
  ['CONVERTING', 42, 'Converting 42%'],
  ['STORING', 99, 'Storing the converted video'],
] as const)('names the step %s at %d %%: %s', async (processingStep, progressPercent, text) => {
  const lecture = {
    ...samplePlayableLecture('a'),
    status: 'PROCESSING' as const,
    processingStep,
    progressPercent,
  };
  const { container, unmount } = await render(
    <ApolloProvider client={createCountingClient({}).client}>
      <ChakraProvider value={system}>
        <LectureState lecture={lecture} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  expect(container.textContent).toBe(text);
  await unmount();
});
