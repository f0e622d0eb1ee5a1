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

const dispatch = (target: Element | null | undefined, type: string) => {
  const event = new Event(type, { bubbles: type === 'cancel', cancelable: type === 'cancel' });
  return act(async () => target?.dispatchEvent(event));
};

it('reopens if it is opened again before the browser reports that it is closed', async () => {
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

it('stays open when a file picker inside is cancelled', async () => {
  const { press, container, unmount } = await render(<Asking />);
  await press('Ask');
  await dispatch(container.querySelector('input'), 'cancel');
  expect(container.querySelector('dialog')?.open).toBe(true);
  await unmount();
});

it('without `onClose` stays open, whatever is pressed', async () => {
  const { container, unmount } = await render(
    <ChakraProvider value={system}>
      <Dialog open aria-label="Question">
        Sure?
      </Dialog>
    </ChakraProvider>,
  );
  const dialog = container.querySelector('dialog');
  // Escape.
  expect(await dispatch(dialog, 'cancel')).toBe(false);
  // A click beside the dialog.
  await act(async () => dialog?.dispatchEvent(new MouseEvent('click', { clientX: -1, bubbles: true })));
  // Escape once more.
  await act(async () => dialog?.close());
  await dispatch(dialog, 'close');
  expect(dialog?.open).toBe(true);
  await unmount();
});
