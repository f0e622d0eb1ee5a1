import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** The product's logo: two rows of seats around a lectern. */
export function Logo(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="3 6 26 21" width="8" height="auto" fill="none" aria-hidden {...props}>
      <path d="M5 20a11 11 0 0 1 22 0" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M10 20a6 6 0 0 1 12 0" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      <chakra.rect x="12.5" y="21.5" width="7" height="4.4" rx="1.4" fill="marigold.7" />
    </chakra.svg>
  );
}
