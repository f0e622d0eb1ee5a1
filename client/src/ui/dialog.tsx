import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

const Frame = chakra('dialog', {
  base: {
    color: 'fg',
    bg: 'bg.raised',
    border: 'line',
    borderColor: 'border',
    boxShadow: 'card',
    maxWidth: 'none',
    maxHeight: 'none',
    overscrollBehavior: 'contain',
    overflowY: 'auto',
    _backdrop: { bg: 'rgb(2 32 36 / 0.55)' },
  },
});

interface DialogProps extends Omit<HTMLChakraProps<'dialog'>, 'open' | 'onClose' | 'onClick'> {
  open: boolean;
  /** Called on Escape or a click beside the dialog. Without it these do nothing, and only the content can close the dialog. */
  onClose?: () => void;
}

/**
 * A modal dialog. The browser's own element traps the focus, makes the rest inert and restores the focus. Name it with
 * `aria-label` or `aria-labelledby`.
 */
export function Dialog({ open, onClose, children, ...rest }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  // The backdrop belongs to the dialog: a click on it has the dialog itself as its target.
  const clickBeside = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (target === currentTarget && !isInside) onClose?.();
  };
  // Runs before the browser closes the dialog and restores the focus, so that pressing the button again at once works.
  const beforeClosing = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The event bubbles from a cancelled file picker inside.
    if (event.target !== event.currentTarget) return;
    if (onClose) onClose();
    else event.preventDefault();
  };
  // The event fires later, when the dialog may be open again.
  const afterClosing = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return;
    if (onClose) onClose();
    // A browser may close the dialog on the second Escape even if the first was prevented.
    else if (open) currentTarget.showModal();
  };
  return (
    <Frame ref={element} onCancel={beforeClosing} onClose={afterClosing} onClick={clickBeside} {...rest}>
      {open && children}
    </Frame>
  );
}
