// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { Dialog } from './dialog.tsx';

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ChakraProvider value={system}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-label="Question">
        <input type="file" />
        Sure?
      </Dialog>
    </ChakraProvider>
  );
}

const dispatch = (target: Element | null | undefined, type: string) =>
  act(async () => void target?.dispatchEvent(new Event(type, { bubbles: type === 'cancel' })));

it('opens again for who asks again before the browser has told that it is closed', async () => {
  const { press, container, unmount } = await render(<Asking />);
  const dialog = container.querySelector('dialog');
  await press('Ask');
  // Escape.
  await dispatch(dialog, 'cancel');
  await press('Ask');
  await dispatch(dialog, 'close');
  expect(dialog?.open).toBe(true);
  expect(dialog?.textContent).toContain('Sure?');
  await unmount();
});

it('stays when a chooser of files inside is left', async () => {
  const { press, container, unmount } = await render(<Asking />);
  await press('Ask');
  await dispatch(container.querySelector('input'), 'cancel');
  expect(container.querySelector('dialog')?.open).toBe(true);
  await unmount();
});
