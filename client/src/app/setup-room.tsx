import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { readSetupView } from '#client/features/school/setup-view.ts';

/** Whether the setup of the school is above a page. The page of the first steps has its own list. */
export const hasSetupCard = (pathname: string): boolean => /^\/($|admin\/(?!.*first-steps))/.test(pathname);

/** Reserves the height of the folded setup card until its script is loaded, so that the page below does not move. */
export function FoldedSetupRoom() {
  const { pathname } = useLocation();
  return (
    readSetupView() === 'folded' &&
    hasSetupCard(pathname) && <chakra.div height={{ base: '10.5rem', sm: '6.75rem' }} />
  );
}
