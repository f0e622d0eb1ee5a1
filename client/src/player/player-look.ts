import type { SystemStyleObject } from '@chakra-ui/react';
import { captions } from './caption-look.ts';
import { forcedColors } from './forced-colors-look.ts';
import { menus } from './menu-look.ts';

/** Controls go when nobody looks for them, and stay for whoever is among them by keyboard. */
const hidden: SystemStyleObject = {
  '& [data-started]:not([data-controls]) .video-controls:not(:has(:focus-visible))': {
    opacity: 0,
    pointerEvents: 'none',
  },
  '& [data-started]:not([data-controls]):not(:has(.video-controls :focus-visible)) .video-shade': {
    opacity: 0,
  },
};

const surface: SystemStyleObject = {
  '& [data-media-player], & .video-waiting': {
    width: '100%',
    height: '100%',
    bg: 'black',
    color: 'white',
    fontSize: 'sm',
    containerType: 'size',
    containerName: 'video',
  },
  '& [data-media-provider]': { position: 'absolute', inset: 0 },
  '& video': { width: '100%', height: '100%', objectFit: 'contain' },
  '& .video-poster': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    bg: 'black',
    pointerEvents: 'none',
  },
  '& [data-started] .video-poster': { display: 'none' },
  // Not before a video that begins at once.
  '& .video-poster[data-plays]': { animation: 'arrive 1ms 150ms both' },
  '& .video-gesture': { position: 'absolute', inset: 0, zIndex: 0, display: 'block' },
  // Two taps or clicks come before the first alone: of the gestures of one frame, the one with the highest number is obeyed.
  '& .video-gesture[event^=dbl]': { zIndex: 1 },
  // Left is back in every language, as on the time line.
  '& .video-gesture-back': { right: '65%' },
  '& .video-gesture-forward': { left: '65%' },
  '& [data-pointer=fine] .video-gesture-touch, & [data-pointer=coarse] .video-gesture-mouse': {
    display: 'none',
  },
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
  '& [data-pointer=coarse] .video-button': { width: '11', height: '11' },
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
  '& [data-started] .video-big-play, & [data-playing] .video-big-play': { display: 'none' },
  // Both stand in the middle.
  '& .video-feedback:not(:empty) ~ .video-big-play': { opacity: 0 },
};

const bar: SystemStyleObject = {
  // Under the button in the middle of a small screen, and so no part of the controls, which are over it.
  '& .video-shade': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '32',
    // As dark behind the time line as behind the buttons, so that both are seen over a white slide.
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
    // Time runs to the right, wherever the text runs.
    direction: 'ltr',
    '& > *': { pointerEvents: 'auto' },
  },
  '& .video-bar': { display: 'flex', alignItems: 'center', gap: { base: '0', md: '1' } },
  '& .video-time': {
    paddingInline: '2',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& *': { display: 'inline' },
  },
  '& .video-space': { flex: 1 },
  '& .video-volume': { display: 'flex', alignItems: 'center' },
  '& .video-volume-slider': { width: '20', height: '10', marginInline: '2' },
  '& [data-pointer=coarse] .video-volume-slider': { display: 'none' },
  '@container video (max-width: 34rem)': {
    '& .video-optional, & .video-volume': { display: 'none' },
  },
};

const sliders: SystemStyleObject = {
  '& .video-timeline, & .video-volume-slider': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    touchAction: 'none',
    userSelect: 'none',
    _focusVisible: { outline: 'none' },
  },
  '& .video-timeline': { height: '6', marginInline: '2', containerType: 'inline-size' },
  '& [data-pointer=coarse] .video-timeline': { height: '11', marginBottom: '-2' },
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
  '& .video-loaded': { width: 'var(--slider-progress)', bg: 'rgb(255 255 255 / 0.3)' },
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
  '& [data-pointer=coarse] .video-thumb, & :hover > .video-thumb, & [data-active] > .video-thumb, & :focus-visible > .video-thumb':
    { opacity: 1 },
  '& :focus-visible > .video-thumb': { outline: '3px solid white', outlineOffset: '2px' },
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

const iconStyles: SystemStyleObject = {
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
    opacity: 0,
  },
  // Not for the blink of an eye.
  '& [data-buffering]:not([data-error]) .video-spinner': { opacity: 1, transition: 'opacity 200ms 400ms' },
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
  // Beside a card that lies over its line it would be a lonely dot.
  '& :has(> .video-card) :not(:focus-visible) > .video-thumb': { opacity: { mdDown: 0 } },
  '& .video-card-label': { textStyle: 'label', color: 'fg.muted' },
  '& .video-countdown': { color: 'action.text', fontVariantNumeric: 'tabular-nums' },
  '& .video-card-title': { textStyle: 'h3', marginTop: '1', overflowWrap: 'anywhere' },
  '& .video-card-actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' },
};

/** How the player looks, by the theme's tokens. Its parts are told apart by class: Vidstack makes their elements. */
export const playerLook: SystemStyleObject = {
  ...surface,
  ...hidden,
  ...button,
  ...bar,
  ...sliders,
  ...menus,
  ...iconStyles,
  ...captions,
  ...forcedColors,
};
