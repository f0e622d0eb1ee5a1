import { chakra } from '@chakra-ui/react';
import { Card } from '#client/ui/card.tsx';
import { readSetupView } from './setup-view.ts';

/** Of the card with its list: eleven steps and the link to all of them, in one, two or three columns. */
const UNFOLDED = { base: '45rem', sm: '41.25rem', md: '23.25rem', xl: '17.75rem' };
const FOLDED = { base: '8.5rem', sm: '4.75rem' };

/** Reserves the height of the setup card while it loads, so that the page below does not move. */
export function SetupRoom() {
  const view = readSetupView();
  if (view === 'done') return null;
  return (
    <SetupPlace aria-hidden>
      <Card height={view === 'folded' ? FOLDED : UNFOLDED} />
    </SetupPlace>
  );
}

/** The place of the setup card, above the page. */
export const SetupPlace = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '76rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6', lg: '8' },
    paddingY: '4',
    // A short window, or one at 400 %, has only room for the page itself.
    '@media (max-height: 25rem)': { display: 'none' },
  },
});
