import { chakra } from '@chakra-ui/react';

/** A strip above every screen for important notices. */
export const Banner = chakra('section', {
  base: {
    bg: 'danger.subtle',
    color: 'fg',
    borderBottom: 'line',
    borderColor: 'danger.text',
  },
});

/** The row with the text and the buttons of the strip. */
export const BannerRow = chakra('div', {
  base: {
    display: 'grid',
    // The text, and one column for each button.
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr)' },
    gridAutoFlow: { md: 'column' },
    gridAutoColumns: 'auto',
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    rowGap: '2',
    maxWidth: '76rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6', lg: '8' },
    paddingY: '3',
  },
});

/** The text of the strip, after its icon. */
export const BannerText = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    gridColumn: { base: '1 / -1', md: 'auto' },
    lineHeight: 'snug',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0, color: 'danger.text' },
  },
});
