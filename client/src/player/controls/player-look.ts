import type { SystemStyleObject } from '@chakra-ui/react';
import { captions } from './caption-look.ts';
import { forcedColors } from './forced-colors-look.ts';
import { menus } from './menu-look.ts';

const coarse = '@media (pointer: coarse)';

/** The controls fade out while the video plays and the viewer does not use them. */
const hidden: SystemStyleObject = {
  '& [data-started]:not([data-controls])': {
    cursor: 'none',
    '& .video-controls': { opacity: 0, pointerEvents: 'none' },
    '& .video-controls > *': { pointerEvents: 'none' },
    '& .video-shade': { opacity: 0 },
  },
};

const surface: SystemStyleObject = {
  '& .video-player': {
    position: 'relative',
    width: '100%',
    height: '100%',
    bg: 'black',
    color: 'white',
    fontSize: 'sm',
    containerType: 'size',
    containerName: 'video',
  },
  '& video, & .video-surface, & .video-poster, & .video-gestures': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
  },
  '& video': { objectFit: 'contain' },
  '& .video-poster': { objectFit: 'contain', bg: 'black', pointerEvents: 'none' },
  '& [data-started] .video-poster': { display: 'none' },
  // A video that plays at once has no poster, unless it takes long to load.
  '& .video-poster[data-plays]': { animation: 'arrive 1ms 150ms both' },
  '& .video-gestures, & .video-controls': { userSelect: 'none', WebkitTapHighlightColor: 'transparent' },
  // Turns off the browser's zoom on a double tap.
  '& .video-gestures': { touchAction: 'manipulation' },
};

const button: SystemStyleObject = {
  '& .video-button': {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '10',
    height: '10',
    color: 'white',
    borderRadius: 'card',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'quick',
    _hover: { bg: 'rgb(255 255 255 / 0.16)' },
    _focusVisible: { outline: '3px solid', outlineColor: 'marigold.7', outlineOffset: '-3px' },
    '& svg': { width: '1.375rem', height: '1.375rem' },
    '&[data-on] svg': { color: 'marigold.7' },
  },
  [coarse]: { '& .video-button': { width: '11', height: '11' } },
  '& .video-big-play': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: { base: '16', md: '20' },
    height: { base: '16', md: '20' },
    display: 'grid',
    placeItems: 'center',
    color: 'action.contrast',
    bg: 'action.solid',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { bg: 'action.hover' },
    _focusVisible: { outline: '3px solid white', outlineOffset: '3px' },
    '& svg': { width: '45%', height: '45%', fill: 'currentColor', marginLeft: '6%' },
  },
  // Both are in the middle.
  '& .video-feedback:not(:empty) ~ .video-big-play': { opacity: 0 },
};

const bar: SystemStyleObject = {
  // Not a part of the controls: it lies under the big play button of a small screen, and they lie over it.
  '& .video-shade': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '32',
    // Dark behind the time line and the buttons, so that both are visible on a white slide.
    backgroundImage: 'linear-gradient(to top, rgb(0 0 0 / 0.84), rgb(0 0 0 / 0.78) 4.75rem, transparent)',
    transitionProperty: 'opacity',
    transitionDuration: 'move',
    pointerEvents: 'none',
  },
  '& .video-controls': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    padding: { base: '1', md: '2' },
    zIndex: 2,
    transitionProperty: 'opacity',
    transitionDuration: 'move',
    pointerEvents: 'none',
    // Time runs to the right in every language.
    direction: 'ltr',
    '& > *': { pointerEvents: 'auto' },
  },
  '& .video-bar': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '1' },
  },
  '& .video-time': {
    paddingInline: '2',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .video-space': { flex: 1 },
  '& .video-volume': { display: 'flex', alignItems: 'center' },
  '& .video-volume-slider': { width: '20', height: '10', marginInline: '2' },
  // Phones have buttons for the volume, and an iPhone does not let a page change it.
  [coarse]: { '& .video-volume-slider': { display: 'none' } },
  '@container video (max-width: 34rem)': {
    '& .video-optional, & .video-volume': { display: 'none' },
  },
};

const sliders: SystemStyleObject = {
  '& .video-slider': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    touchAction: 'none',
    '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, pointerEvents: 'none' },
  },
  '& .video-timeline': { height: '6', marginInline: '2', containerType: 'inline-size' },
  '& .video-track': {
    position: 'absolute',
    insetInline: 0,
    height: '1',
    bg: 'rgb(255 255 255 / 0.45)',
    borderRadius: 'full',
    overflow: 'hidden',
    transitionProperty: 'height',
    transitionDuration: 'quick',
  },
  '& .video-timeline:hover .video-track, & .video-timeline[data-active] .video-track': { height: '1.5' },
  '& .video-loaded, & .video-played': { position: 'absolute', insetBlock: 0, left: 0 },
  '& .video-loaded': { width: 'var(--slider-loaded)', bg: 'rgb(255 255 255 / 0.3)' },
  '& .video-played': { width: 'var(--slider-fill)', bg: 'marigold.7' },
  '& .video-chapter-mark': {
    position: 'absolute',
    width: '3px',
    height: '2',
    bg: 'black',
    transform: 'translateX(-50%)',
  },
  '& .video-thumb': {
    position: 'absolute',
    left: 'var(--slider-fill)',
    width: '3.5',
    height: '3.5',
    bg: 'marigold.7',
    borderRadius: 'full',
    transform: 'translateX(-50%)',
    opacity: 0,
    transitionProperty: 'opacity',
    transitionDuration: 'quick',
  },
  '& :hover > .video-thumb, & [data-active] > .video-thumb, & :focus-visible + .video-thumb': { opacity: 1 },
  '& :focus-visible + .video-thumb': { outline: '3px solid white', outlineOffset: '2px' },
  [coarse]: {
    '& .video-timeline': { height: '11', marginBottom: '-2' },
    '& .video-thumb': { opacity: 1 },
  },
  '& .video-preview': {
    position: 'absolute',
    left: 0,
    bottom: '100%',
    width: 'max-content',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '1',
    maxWidth: '15rem',
    padding: '1.5',
    marginBottom: '2',
    bg: 'rgb(0 0 0 / 0.82)',
    borderRadius: 'card',
    textStyle: 'label',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
  '& .video-scrubbing-picture': { borderRadius: 'card', bg: 'black' },
};

const overlays: SystemStyleObject = {
  '& .video-feedback': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingX: '5',
      paddingY: '3',
      fontSize: 'md',
      fontWeight: 'semibold',
      bg: 'rgb(0 0 0 / 0.72)',
      borderRadius: 'full',
      animation: 'arrive',
      '& svg': { width: '6', height: '6' },
    },
  },
  '& .video-spinner': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: '14',
    height: '14',
    border: '4px solid rgb(255 255 255 / 0.25)',
    borderTopColor: 'marigold.7',
    borderRadius: 'full',
    animation: 'spin',
    pointerEvents: 'none',
    visibility: 'hidden',
    opacity: 0,
  },
  // Short waits have none.
  '& [data-buffering] .video-spinner': {
    visibility: 'visible',
    opacity: 1,
    transition: 'opacity 200ms 400ms',
  },
  '& .video-card': {
    position: 'absolute',
    insetInlineEnd: { base: '3', md: '6' },
    bottom: { base: '3', md: '24' },
    width: 'min(22rem, calc(100% - 1.5rem))',
    padding: { base: '4', md: '5' },
    color: 'fg',
    bg: 'bg.raised',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'card',
    // On a small video it lies over the controls.
    zIndex: { base: 3, md: 1 },
  },
  // The card covers the rest of the time line.
  '& :has(> .video-card) :not(:focus-visible) + .video-thumb': { opacity: { mdDown: 0 } },
  '& .video-card-label': { textStyle: 'label', color: 'fg.muted' },
  '& .video-countdown': { color: 'action.text', fontVariantNumeric: 'tabular-nums' },
  '& .video-card-title': { textStyle: 'h3', marginTop: '1', overflowWrap: 'anywhere' },
  '& .video-card-actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' },
};

/** The styles of the player's parts, by class. */
export const playerLook: SystemStyleObject[] = [
  surface,
  button,
  bar,
  hidden,
  sliders,
  menus,
  overlays,
  captions,
  forcedColors,
];
