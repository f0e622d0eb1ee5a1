import { Box } from '@chakra-ui/react';
import { useEffect, useRef, type ComponentProps } from 'react';
import { MessagePanel } from './message-panel.tsx';

/** Replaces a form after success: the result and the next step. Its title gets the focus. */
export function OutcomePanel(props: ComponentProps<typeof MessagePanel>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const title = place.current?.querySelector('h2');
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }, []);
  return (
    <Box ref={place} css={{ '& h2:focus': { outline: 'none' } }}>
      <MessagePanel {...props} />
    </Box>
  );
}
