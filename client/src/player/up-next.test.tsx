// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { playerTexts } from '#shared/player.ts';
import { UpNext } from './up-next.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

async function showCard(isCounting = true) {
  const onPlay = vi.fn();
  const onCancel = vi.fn();
  const card = await render(
    <ChakraProvider value={system}>
      <UpNext title="Outer joins" isCounting={isCounting} onPlay={onPlay} onCancel={onCancel} />
    </ChakraProvider>,
  );
  return { ...card, onPlay, onCancel };
}

describe('the card at the end of a lecture', () => {
  it('names the next one and counts down to it', async () => {
    const { container, onPlay, unmount } = await showCard();
    expect(container.textContent).toContain('Up next in 5');
    expect(container.textContent).toContain('Outer joins');
    await pass(4);
    expect(container.textContent).toContain('Up next in 1');
    expect(onPlay).not.toHaveBeenCalled();
    await pass(1);
    expect(onPlay).toHaveBeenCalledTimes(1);
    await pass(5);
    expect(onPlay).toHaveBeenCalledTimes(1);
    await unmount();
  });

  it('does nothing more when it was taken away', async () => {
    const { onPlay, unmount } = await showCard();
    await pass(2);
    await unmount();
    await pass(5);
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('waits to be asked when nothing is to begin by itself', async () => {
    const { container, press, onPlay, unmount } = await showCard(false);
    await pass(6);
    expect(container.textContent).not.toContain(' in ');
    expect(onPlay).not.toHaveBeenCalled();
    await press(playerTexts.playNow);
    expect(onPlay).toHaveBeenCalledTimes(1);
    await unmount();
  });

  it('plays at once or not at all', async () => {
    const { press, onPlay, onCancel, unmount } = await showCard();
    await press(playerTexts.playNow);
    await press(playerTexts.cancel);
    expect(onPlay).toHaveBeenCalledTimes(1);
    expect(onCancel).toHaveBeenCalledTimes(1);
    await unmount();
  });
});
