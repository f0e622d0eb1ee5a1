import { chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import {
  currentToasts,
  dismissToast,
  notify,
  withdrawAction,
  type ToastAction,
} from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { messages } from '#shared/messages.ts';
import { controlTexts } from '#shared/texts/controls.ts';

const { saveBar: texts } = controlTexts;

interface SaveBarProps {
  /** The text of the button that submits the form. */
  label: string;
  isUnsaved: boolean;
  isSaving: boolean;
  /** Resets the form to what is saved. Returns a function that brings the changes back. */
  onDiscard: () => () => void;
}

/**
 * The buttons at the end of a long form. While the form has unsaved changes, they stay in view at the bottom of the window. The bar
 * always has its place at the end of the form, so that it covers nothing there and nothing moves when it appears.
 */
export function SaveBar({ label, isUnsaved, isSaving, onDiscard }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const undo = useRef<ToastAction>(undefined);
  useEffect(() => {
    if (!isUnsaved) return;
    // Changes made since would be lost.
    if (undo.current) withdrawAction(undo.current);
    const { style } = document.documentElement;
    // Keeps a focused field clear of the bar, also where its buttons need two lines.
    style.scrollPaddingBlockEnd = `max(6rem, ${(bar.current?.offsetHeight ?? 0) + 16}px)`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, [isUnsaved]);
  useEffect(
    () => () => {
      if (undo.current) withdrawAction(undo.current);
    },
    [],
  );
  const discard = () => {
    // The changes that other toasts would undo are gone.
    for (const { id, action } of currentToasts()) if (action) dismissToast(id);
    undo.current = { label: messages.button.undo, run: onDiscard() };
    notify.success(texts.discarded, { action: undo.current });
    // This button disappears.
    save.current?.focus({ preventScroll: true });
  };
  return (
    <Bar ref={bar} data-unsaved={isUnsaved || undefined}>
      <Button ref={save} type="submit" size="lg" loading={isSaving} flexGrow={{ base: 1, sm: 0 }}>
        {label}
      </Button>
      {isUnsaved && (
        <Button
          variant="outline"
          size="lg"
          disabled={isSaving}
          flexGrow={{ base: 1, sm: 0 }}
          onClick={discard}
        >
          {texts.discard}
        </Button>
      )}
      {isUnsaved && (
        <Text aria-hidden color="fg.muted" display={{ base: 'none', md: 'block' }}>
          {texts.unsaved}
        </Text>
      )}
      <VisuallyHidden role="status">{isUnsaved && texts.unsaved}</VisuallyHidden>
    </Bar>
  );
}

const inView = {
  position: 'sticky',
  bottom: '0',
  zIndex: '2',
  bg: 'bg.raised',
  borderColor: 'border',
  boxShadow: 'card',
  // In a short window, or one at 400 %, the bar would leave no room for the fields.
  '@media (max-height: 25rem)': { position: 'static' },
  // Above the closed upload tray, which is as wide as a phone.
  'body:has([data-upload-tray]) &': { bottom: { base: '14', sm: '0' } },
} as const;

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    paddingX: '4',
    paddingTop: '3',
    paddingBottom: 'calc({spacing.3} + env(safe-area-inset-bottom))',
    border: 'line',
    borderColor: 'transparent',
    borderRadius: 'card',
    '&[data-unsaved]': inView,
    // After saving, the focused button does not leave the window.
    _focusWithin: inView,
  },
});
