import type { SystemStyleObject } from '@chakra-ui/react';

/** How the player's menus look: chapters, captions and settings. */
export const menus: SystemStyleObject = {
  '& .video-menu-content': {
    minWidth: '44',
    maxWidth: 'min(20rem, 90cqw)',
    maxHeight: 'min(24rem, calc(100cqh - 5rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '1',
    color: 'fg',
    bg: 'bg.raised',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    zIndex: 2,
  },
  // The controls around them run from left to right.
  '& .video-choice': { '[dir=rtl] &': { direction: 'rtl' } },
  '& .video-menu-content[aria-hidden=true]': { display: 'none' },
  '& .video-choice + .video-choice': {
    borderTop: 'line',
    borderColor: 'border',
    marginTop: '1',
    paddingTop: '1',
  },
  '& .video-choice-title': { paddingX: '3', paddingY: '1.5', textStyle: 'label', color: 'fg.muted' },
  '& .video-option': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minHeight: '9',
    textAlign: 'start',
    paddingX: '3',
    paddingY: '1',
    borderRadius: 'card',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { bg: 'bg.emphasized' },
    _focusVisible: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
  },
  '& [data-pointer=coarse] .video-option': { minHeight: '11' },
  '& .video-option-sign': { flexShrink: 0, width: '1rem', height: '1rem', visibility: 'hidden' },
  '& .video-option[aria-checked=true] .video-option-sign': { visibility: 'visible' },
  '& .video-choice-row .video-option': {
    justifyContent: 'center',
    paddingX: '1',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .video-choice-row': { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', minWidth: '56' },
  '& .video-choice-row .video-choice-title': { gridColumn: '1 / -1' },
  '& .video-choice-row .video-option-sign': { display: 'none' },
  '& .video-choice-row [aria-checked=true]': {
    bg: 'action.subtle',
    boxShadow: 'inset 0 0 0 1px {colors.action.line}',
  },
  '& .video-option-note': {
    marginInlineStart: 'auto',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
};
