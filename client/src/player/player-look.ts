import type { SystemStyleObject } from '@chakra-ui/react';
import { captions } from './caption-look.ts';
import { menus } from './menu-look.ts';

/** Controls go when nobody looks for them, and stay for whoever is among them by keyboard. */
const hidden: SystemStyleObject = {
  '& [data-started]:not([data-controls]) .film-controls:not(:has(:focus-visible))': {
    opacity: 0,
    pointerEvents: 'none',
  },
  '& [data-started]:not([data-controls]):not(:has(.film-controls :focus-visible)) .film-shade': {
    opacity: 0,
  },
};

const surface: SystemStyleObject = {
  '& [data-media-player]': {
    width: '100%',
    height: '100%',
    bg: 'black',
    color: 'white',
    fontSize: 'sm',
    containerType: 'size',
    containerName: 'film',
  },
  '& [data-media-provider]': { position: 'absolute', inset: 0 },
  '& video': { width: '100%', height: '100%', objectFit: 'contain' },
  '& .film-poster': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    bg: 'black',
    pointerEvents: 'none',
  },
  '& [data-started] .film-poster': { display: 'none' },
  // Not before a film that begins at once.
  '& .film-poster[data-plays]': { animation: 'arrive 1ms 150ms both' },
  '& .film-gesture': { position: 'absolute', inset: 0, display: 'block' },
  '& .film-gesture-back': { right: '65%' },
  '& .film-gesture-forward': { left: '65%' },
  '& [data-pointer=fine] .film-gesture-touch, & [data-pointer=coarse] .film-gesture-mouse': {
    display: 'none',
  },
};

const button: SystemStyleObject = {
  '& .film-button': {
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
  '& [data-pointer=coarse] .film-button': { width: '11', height: '11' },
  '& .film-big-play': {
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
    '& svg': { width: '45%', height: '45%', fill: 'currentColor', marginInlineStart: '6%' },
  },
  '& [data-started] .film-big-play, & [data-playing] .film-big-play': { display: 'none' },
  // Both stand in the middle.
  '& .film-feedback:not(:empty) ~ .film-big-play': { opacity: 0 },
};

const bar: SystemStyleObject = {
  // Under the button in the middle of a small screen, and so no part of the controls, which are over it.
  '& .film-shade': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '32',
    backgroundImage: 'linear-gradient(to top, rgb(0 0 0 / 0.82), transparent)',
    transitionProperty: 'opacity',
    transitionDuration: 'move',
    pointerEvents: 'none',
  },
  '& .film-controls': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    padding: { base: '1', md: '2' },
    zIndex: 2,
    transitionProperty: 'opacity',
    transitionDuration: 'move',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  '& .film-bar': { display: 'flex', alignItems: 'center', gap: { base: '0', md: '1' } },
  '& .film-time': {
    paddingInline: '2',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& *': { display: 'inline' },
  },
  '& .film-space': { flex: 1 },
  '& .film-volume': { display: 'flex', alignItems: 'center' },
  '& .film-volume-slider': { width: '20', height: '10', marginInline: '2' },
  '& [data-pointer=coarse] .film-volume-slider': { display: 'none' },
  '@container film (max-width: 34rem)': {
    '& .film-optional, & .film-volume': { display: 'none' },
  },
};

const sliders: SystemStyleObject = {
  '& .film-timeline, & .film-volume-slider': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    touchAction: 'none',
    userSelect: 'none',
    _focusVisible: { outline: 'none' },
  },
  '& .film-timeline': { height: '6', marginInline: '2', containerType: 'inline-size' },
  '& [data-pointer=coarse] .film-timeline': { height: '11', marginBottom: '-2' },
  '& .film-track': {
    position: 'absolute',
    insetInline: 0,
    height: '1',
    bg: 'rgb(255 255 255 / 0.28)',
    borderRadius: 'full',
    overflow: 'hidden',
    transitionProperty: 'height',
    transitionDuration: 'quick',
  },
  '& .film-timeline:hover .film-track, & .film-timeline[data-active] .film-track': { height: '1.5' },
  '& .film-loaded, & .film-played': { position: 'absolute', insetBlock: 0, left: 0 },
  '& .film-loaded': { width: 'var(--slider-progress)', bg: 'rgb(255 255 255 / 0.3)' },
  '& .film-played': { width: 'var(--slider-fill)', bg: 'marigold.7' },
  '& .film-chapter-mark': {
    position: 'absolute',
    width: '3px',
    height: '2',
    bg: 'black',
    transform: 'translateX(-50%)',
  },
  '& .film-thumb': {
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
  '& [data-pointer=coarse] .film-thumb, & :hover > .film-thumb, & [data-active] > .film-thumb, & :focus-visible > .film-thumb':
    { opacity: 1 },
  '& :focus-visible > .film-thumb': { outline: '3px solid white', outlineOffset: '2px' },
  '& .film-preview': {
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
  '& .film-scrubbing-picture': { borderRadius: 'card', bg: 'black' },
};

const signs: SystemStyleObject = {
  '& .film-feedback': {
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
  '& .film-spinner': {
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
  '& [data-buffering]:not([data-error]) .film-spinner': { opacity: 1, transition: 'opacity 200ms 400ms' },
  '& .film-card': {
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
    // On a small film it lies over the controls.
    zIndex: { base: 3, md: 1 },
  },
  // Beside a card that lies over its line it would be a lonely dot.
  '& :has(> .film-card) :not(:focus-visible) > .film-thumb': { opacity: { mdDown: 0 } },
  '& .film-card-label': { textStyle: 'label', color: 'fg.muted' },
  '& .film-countdown': { color: 'action.text', fontVariantNumeric: 'tabular-nums' },
  '& .film-card-title': { textStyle: 'h3', marginTop: '1', overflowWrap: 'anywhere' },
  '& .film-card-actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' },
};

/** How the player looks, by the theme's tokens. Its parts are told apart by class: Vidstack makes their elements. */
export const playerLook: SystemStyleObject = {
  ...surface,
  ...hidden,
  ...button,
  ...bar,
  ...sliders,
  ...menus,
  ...signs,
  ...captions,
};
