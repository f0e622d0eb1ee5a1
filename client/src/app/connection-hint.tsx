import { chakra } from '@chakra-ui/react';
import { CloudOff, Hourglass } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { layoutTexts } from '#shared/texts/layout.ts';
import { useOnline } from '#client/ui/use-online.ts';
import { hasPending, onPendingChange } from '#client/ui/pending-count.ts';

/** Time in ms that content must be pending before the hint is shown. */
const slowAfter = 6_000;

const Banner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    paddingX: '4',
    paddingY: '2',
    bg: 'action.subtle',
    color: 'fg',
    textStyle: 'sm',
    '& > svg': { flexShrink: 0 },
  },
});

/** Floats over the page, which must not move for a moment. */
const Floating = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    display: 'flex',
    justifyContent: 'center',
    padding: '2',
    pointerEvents: 'none',
    '& > *': { borderRadius: 'card', boxShadow: 'card' },
  },
});

/** Whether content of the screen has been pending for longer than `slowAfter`. */
function useSlow(): boolean {
  const isPending = useSyncExternalStore(onPendingChange, hasPending, () => false);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return slow;
}

/**
 * A hint under the header that stays at the top while scrolling: a strip while the browser is offline, or a note while a response
 * takes long.
 */
export function ConnectionHint() {
  const online = useOnline();
  const slow = useSlow();
  return (
    <chakra.div role="status" position="sticky" top="0" zIndex="header">
      {!online && (
        <Banner>
          <CloudOff size={18} aria-hidden /> {layoutTexts.connection.offline}
        </Banner>
      )}
      {online && slow && (
        <Floating>
          <Banner>
            <Hourglass size={18} aria-hidden /> {layoutTexts.connection.slow}
          </Banner>
        </Floating>
      )}
    </chakra.div>
  );
}
