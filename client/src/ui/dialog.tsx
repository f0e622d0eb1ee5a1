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
  /** Asked for by Escape or a click beside the dialog. Without it these do nothing, and only what is inside closes it. */
  onClose?: () => void;
}

/**
 * A modal window. The browser's own element keeps the focus inside, makes the rest inert and gives the focus back.
 * Name it with `aria-label` or `aria-labelledby`.
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
  // Before the browser closes it and gives the focus back, so that whoever presses the button again at once is heard.
  const beforeClosing = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A chooser of files inside says the same when it is left.
    if (event.target !== event.currentTarget) return;
    if (onClose) onClose();
    else event.preventDefault();
  };
  // It is told of later, when it may have been opened again.
  const afterClosing = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return;
    if (onClose) onClose();
    // A browser may close it by the second Escape, whatever was said to the first.
    else if (open) currentTarget.showModal();
  };
  return (
    <Frame ref={element} onCancel={beforeClosing} onClose={afterClosing} onClick={clickBeside} {...rest}>
      {open && children}
    </Frame>
  );
}
