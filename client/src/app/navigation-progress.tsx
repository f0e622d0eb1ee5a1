import { chakra } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetX: '0',
    top: '0',
    height: '1',
    zIndex: 'toasts',
    bg: 'action.solid',
    transformOrigin: 'calc(50% - 50% * var(--forward))',
    opacity: 0,
    transform: 'scaleX(0)',
    // Delayed, so that a quick navigation shows nothing.
    '&[data-loading]': {
      opacity: 1,
      transform: 'scaleX(0.7)',
      transition: 'transform 2s ease-out 150ms, opacity 0s 150ms',
    },
  },
});

/** A thin progress line at the top while the code of the next screen loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <Line aria-hidden data-loading={state === 'loading' || undefined} />;
}
