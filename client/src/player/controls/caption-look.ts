import type { SystemStyleObject } from '@chakra-ui/react';

/** Styles of the captions, which stay above the controls. */
export const captions: SystemStyleObject = {
  '& .video-captions': {
    position: 'absolute',
    insetInline: '4%',
    bottom: '4',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '0.5',
    fontFamily: 'body',
    fontSize: 'clamp(1rem, 4.5cqh, 2rem)',
    lineHeight: '1.2',
    textAlign: 'center',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    pointerEvents: 'none',
    transitionProperty: 'bottom',
    transitionDuration: 'move',
    '& [data-part=cue]': {
      display: 'inline-block',
      paddingX: '0.6em',
      paddingY: '0.4em',
      bg: 'rgb(0 0 0 / 0.78)',
      borderRadius: '2px',
    },
  },
  '& [data-controls] .video-captions': { bottom: '20' },
};
