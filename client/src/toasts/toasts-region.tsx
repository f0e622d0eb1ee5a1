import { Box, chakra, Spinner, Stack } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { layoutTexts } from '#shared/texts/layout.ts';
import {
  currentToasts,
  dismissToast,
  onToastsChange,
  pauseToasts,
  resumeToasts,
  type Toast,
  type ToastKind,
} from './toasts.ts';

const none: readonly Toast[] = [];
/** A page rendered on the server has no toasts. */
const noToasts = () => none;

/** The first button of a toast. */
const buttonOf = (region: Element | null, { id }: Toast) =>
  region?.querySelector<HTMLElement>(`[data-toast-id="${id}"] button`);

/** Restores the focus, or focuses the main element if the former element is gone, as after a deletion. */
function focusAgain(element: Element | null) {
  const target = element?.isConnected ? element : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus();
}

/**
 * Shows the toasts of `toasts.ts`, on dark cards in both colour modes. The region is part of the layout on every screen, because
 * screen readers announce live regions only if they existed before their text. F8 focuses the newest toast, Escape dismisses it.
 */
export function ToastsRegion() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, noToasts);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open dialog handles the keys itself.
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const newest = currentToasts().at(-1);
      if (event.key === 'Escape' && newest) dismissToast(newest.id);
      if (event.key === 'F8' && newest) buttonOf(region.current, newest)?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    // A toast that is removed under the pointer or the focus fires no leave event.
    if (!region.current?.matches(':hover, :focus-within')) resumeToasts();
  }, [toasts]);

  const enter = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    pauseToasts();
  };
  const dismiss = (toast: Toast) => {
    const hadFocus = region.current?.matches(':focus-within');
    dismissToast(toast.id);
    if (hadFocus) focusAgain(cameFrom.current);
  };

  const list = (isAmong: (toast: Toast) => boolean) =>
    toasts
      .filter(isAmong)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast)} />);

  return (
    <Region
      ref={region}
      className="dark"
      role="region"
      aria-label={layoutTexts.notices}
      onMouseEnter={pauseToasts}
      onMouseLeave={resumeToasts}
      onFocus={enter}
      onBlur={resumeToasts}
    >
      <Stack gap="2" role="status" aria-atomic="false">
        {list(({ kind }) => kind !== 'error')}
      </Stack>
      <Stack gap="2" role="alert" aria-atomic="false">
        {list(({ kind }) => kind === 'error')}
      </Stack>
    </Region>
  );
}

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toasts',
    // At the top on a phone: at the bottom toasts would cover a form's button.
    top: { base: 'env(safe-area-inset-top)', sm: 'auto' },
    bottom: { sm: 'env(safe-area-inset-bottom)' },
    insetInlineEnd: { base: '0', md: '2' },
    insetInlineStart: { base: '0', sm: 'auto' },
    width: { sm: '28rem' },
    maxHeight: '100dvh',
    overflowY: 'auto',
    // Beside the upload tray, which is in the same corner: above its line, or on the other side of its list.
    'body:has([data-upload-tray=closed]) &': { bottom: { sm: '20' } },
    'body:has([data-upload-tray=open]) &': {
      insetInlineStart: { sm: '2' },
      insetInlineEnd: { sm: 'auto' },
    },
    // Room for the shadows, which would otherwise be clipped.
    padding: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pointerEvents: 'none',
  },
});

const kindIcons: Record<ToastKind, { icon: ReactNode; color: string }> = {
  info: { icon: <Info />, color: 'fg.muted' },
  success: { icon: <CircleCheck />, color: 'success.text' },
  error: { icon: <CircleAlert />, color: 'danger.text' },
  loading: { icon: <Spinner />, color: 'action.text' },
};

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

function ToastCard({ toast: { id, kind, text, action }, onDismiss }: ToastCardProps) {
  const { icon, color } = kindIcons[kind];
  return (
    <Card data-toast={kind} data-toast-id={id}>
      <Box as="span" color={color} display="grid" placeItems="center" height="11" flexShrink="0" aria-hidden>
        {icon}
      </Box>
      <Box flex="1" minWidth="0" paddingY="2.5" overflowWrap="anywhere" textStyle="sm" lineHeight="1.5rem">
        {text}
      </Box>
      {action && (
        <Action
          type="button"
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Action>
      )}
      <Close type="button" aria-label={layoutTexts.dismissNotice({ text })} onClick={onDismiss}>
        <X size="1.125em" aria-hidden />
      </Close>
    </Card>
  );
}

const Card = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingInlineStart: '4',
    bg: 'paper.3',
    color: 'fg',
    border: 'line',
    borderColor: 'paper.6',
    borderRadius: 'card',
    boxShadow: 'card',
    pointerEvents: 'auto',
    animation: 'arrive',
  },
});

const Action = chakra('button', {
  base: {
    flexShrink: 0,
    minWidth: '11',
    minHeight: '11',
    paddingX: '3',
    color: 'action.text',
    fontSize: 'sm',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '11',
    height: '11',
    color: 'fg.muted',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    // The card does not clip the outline, but its list does.
    _focusVisible: { outlineOffset: '-3px' },
  },
});
