import { chakra } from '@chakra-ui/react';
import { deviceStorage } from '#client/storage/browser-storage.ts';

const KEY = 'setup';

/** Whether the setup had open steps at the last visit; null before the first visit. */
export const readSetup = () => deviceStorage.get(KEY) as 'open' | 'done' | null;

/** Stores whether the setup has open steps. */
export function storeSetup(state: 'open' | 'done'): void {
  deviceStorage.set(KEY, state);
}

/** The place of the setup above a page. It is at least as high as the folded setup, so that the page does not move when it appears. */
export const SetupPlace = chakra('div', {
  base: {
    width: 'full',
    maxWidth: '76rem',
    minHeight: { base: '9.875rem', md: '6.5rem' },
    marginX: 'auto',
    paddingX: { base: '4', md: '6', lg: '8' },
    paddingY: '4',
    // A short window, or one at 400 %, has only room for the page itself.
    '@media (max-height: 25rem)': { display: 'none' },
  },
});
