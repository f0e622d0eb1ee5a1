import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*': { '--global-color-border': 'colors.border' },
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    textStyle: 'md',
    // Keeps a focused element clear of the toasts at the edge.
    scrollPaddingBlock: '6rem',
    // The footer must not jump when loaded content is longer or shorter than its skeleton.
    '& :has(main [data-skeleton]) + footer': { visibility: 'hidden' },
    // A page behind an open dialog must not scroll, nor jump when its scroll bar disappears.
    '&:has(dialog:modal)': { overflow: 'hidden', scrollbarGutter: 'stable' },
    // The reading direction, for styles without a logical property, such as transforms: 1 or -1.
    '--forward': '1',
    '&[dir=rtl]': { '--forward': '-1' },
  },
  // Icons that point in the reading direction.
  '[dir=rtl] :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right, .lucide-log-out, .lucide-reply)':
    { transform: 'scaleX(-1)' },
  // Letter spacing would separate the joined letters of Arabic.
  '[dir=rtl] *': { letterSpacing: 'normal !important' },
  // Content in another direction than the page keeps to the side of the page, as what is above and below it.
  '[dir=auto]:not(input, textarea)': {
    textAlign: '-webkit-match-parent',
    '@supports (text-align: match-parent)': { textAlign: 'match-parent' },
  },
  // Paper has nothing to press, and needs no picture of half a page.
  'main :is(button, picture ~ a), [data-screen-only]': { '@media print': { display: 'none !important' } },
  'main picture img': { '@media print': { maxHeight: '6cm', width: 'auto' } },
  // Dark mode writes in light letters, and paper is white.
  'main *': {
    '@media print': {
      color: 'black !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
  },
  'main :is(li, tr)': { '@media print': { breakInside: 'avoid' } },
  // Content that is written left to right in every language.
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
  // Marks the states that other modes show by background, shadow or colour.
  '[aria-current]:not([aria-current=false], :focus-visible), [aria-pressed=true]:not(:focus-visible), [aria-checked=true]:not(:focus-visible)':
    {
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  // These are focused only for screen readers; they are not interactive.
  'h1:focus, main:focus': { outline: 'none' },
  '*, *::before, *::after, *::backdrop': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // The transition of a picture between its card and its page.
  '::view-transition-group(*)': { animationDuration: '0.2s' },
  '::view-transition': { '@media (prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: 0.45 } },
  arrive: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  drawIn: { from: { transform: 'translateX(calc(100% * var(--forward)))' } },
};
