import { Box, chakra, Spinner, Stack } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import {
  currentNotices,
  dismissNotice,
  onNoticesChange,
  pauseNotices,
  resumeNotices,
  type Notice,
  type NoticeKind,
} from '#client/lib/notices.ts';

/**
 * Shows the notices of `lib/notices.ts`, on dark slips by day and by night. One region stands in the layout, on every
 * screen: live regions are only heard when they were there before their text.
 */
export function NoticesRegion() {
  const notices = useSyncExternalStore(onNoticesChange, currentNotices);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const dismissNewest = (event: KeyboardEvent) => {
      const newest = currentNotices().at(-1);
      // An open dialog takes the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      if (newest) dismissNotice(newest.id);
    };
    document.addEventListener('keydown', dismissNewest);
    return () => document.removeEventListener('keydown', dismissNewest);
  }, []);

  useEffect(() => {
    // A notice that goes from under the pointer or the focus takes its "leave" event with it.
    if (!region.current?.matches(':hover, :focus-within')) resumeNotices();
  }, [notices]);

  const enter = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    pauseNotices();
  };
  const dismiss = (notice: Notice) => {
    const hadFocus = region.current?.matches(':focus-within');
    dismissNotice(notice.id);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  const list = (isAmong: (notice: Notice) => boolean) =>
    notices
      .filter(isAmong)
      .map((notice) => <Slip key={notice.id} notice={notice} onDismiss={() => dismiss(notice)} />);

  return (
    <Region
      ref={region}
      className="dark"
      role="region"
      aria-label="Notices"
      onMouseEnter={pauseNotices}
      onMouseLeave={resumeNotices}
      onFocus={enter}
      onBlur={resumeNotices}
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
    zIndex: 'notices',
    // On a phone at the top: at the bottom they would cover a form's button.
    top: { base: 'env(safe-area-inset-top)', sm: 'auto' },
    bottom: { sm: 'env(safe-area-inset-bottom)' },
    right: { base: '0', md: '2' },
    left: { base: '0', sm: 'auto' },
    width: { sm: '28rem' },
    maxHeight: '100dvh',
    overflowY: 'auto',
    // Room for the shadows, which would be cut off at the edge.
    padding: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pointerEvents: 'none',
  },
});

const marks: Record<NoticeKind, { icon: ReactNode; color: string }> = {
  info: { icon: <Info />, color: 'fg.muted' },
  success: { icon: <CircleCheck />, color: 'success.text' },
  error: { icon: <CircleAlert />, color: 'danger.text' },
  loading: { icon: <Spinner />, color: 'action.text' },
};

function Slip({ notice: { kind, text }, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { icon, color } = marks[kind];
  return (
    <Paper data-notice={kind}>
      <Box as="span" color={color} display="grid" placeItems="center" height="11" flexShrink="0" aria-hidden>
        {icon}
      </Box>
      <Box flex="1" minWidth="0" paddingY="2.5" overflowWrap="anywhere" textStyle="sm" lineHeight="1.5rem">
        {text}
      </Box>
      <Close type="button" aria-label={`Dismiss: ${text}`} onClick={onDismiss}>
        <X size="1.125em" aria-hidden />
      </Close>
    </Paper>
  );
}

const Paper = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingLeft: '4',
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
    // The slip clips nothing, but its list does.
    _focusVisible: { outlineOffset: '-3px' },
  },
});
