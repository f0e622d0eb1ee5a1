import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect } from 'react';
import { addPending } from './pending-count.ts';

const Shade = chakra('div', {
  base: { bg: 'bg.waiting', borderRadius: 'card', animation: 'breathe', minHeight: '1' },
});

/** A placeholder for content. If one is shown for long, the page shows a hint that loading takes long. */
export function Skeleton(props: HTMLChakraProps<'div'>) {
  useEffect(() => addPending(), []);
  return <Shade aria-hidden data-skeleton {...props} />;
}
