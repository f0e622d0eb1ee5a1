import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*': { '--global-color-border': 'colors.border' },
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    textStyle: 'md',
    // What gets the focus keeps clear of the toasts at the edge.
    scrollPaddingBlock: '6rem',
    // The footer must not jump when what was waited for is longer or shorter than its place.
    '& main:has([data-skeleton]) + footer': { visibility: 'hidden' },
    // A page behind an open dialog must not move, nor jump when its scroll bar goes.
    '&:has(dialog:modal)': { overflow: 'hidden', scrollbarGutter: 'stable' },
    // For what has no side of the text's own, like a movement: the way that one reads, to the right or to the left.
    '--forward': '1',
    '&[dir=rtl]': { '--forward': '-1' },
  },
  // Icons that point the way that one reads.
  '[dir=rtl] :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right, .lucide-log-out, .lucide-reply)':
    { transform: 'scaleX(-1)' },
  // It would tear the letters of Arabic apart.
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  // What is written from left to right in every language.
  '[dir=rtl] :is(code, pre, kbd)': { direction: 'ltr', unicodeBidi: 'isolate' },
  '[dir=rtl] input:is([type=email], [type=url], [type=password], [inputmode])': {
    direction: 'ltr',
    textAlign: 'end',
  },
  'h1, h2, h3': { textWrap: 'balance', overflowWrap: 'anywhere' },
  'p, li, dd': { textWrap: 'pretty', overflowWrap: 'break-word' },
  'p a': { color: 'link', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '::selection': { bg: 'marigold.5', color: 'ink.10' },
  '::placeholder': { color: 'fg.muted', opacity: 1 },
  ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  // What else is told by a background, a shadow or a colour.
  '[aria-current]:not([aria-current=false], :focus-visible), [aria-pressed=true]:not(:focus-visible), [aria-checked=true]:not(:focus-visible)':
    {
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  // Focus is put there for the sake of screen readers; nothing can be done with it.
  'h1:focus, main:focus': { outline: 'none' },
  '*, *::before, *::after, *::backdrop': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // The way of a picture from its card to its page.
  '::view-transition-group(*)': { animationDuration: '0.2s' },
  '::view-transition': { '@media (prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: 0.45 } },
  arrive: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  drawIn: { from: { transform: 'translateX(calc(100% * var(--forward)))' } },
};
