import type { SystemStyleObject } from '@chakra-ui/react';

/** How captions look on the video: large enough, and never under the controls. */
export const captions: SystemStyleObject = {
  '& .vds-captions': {
    '--media-cue-bg': 'rgb(0 0 0 / 0.78)',
    '--media-cue-backdrop': 'none',
    '--media-user-font-family': 'fonts.body',
    '--media-cue-font-size': 'clamp(1rem, calc(var(--overlay-height) / 100 * 4.5), 2rem)',
    bottom: '1',
    transitionProperty: 'bottom',
    transitionDuration: 'move',
  },
  // Above the controls while they show.
  '& [data-controls] .vds-captions': { bottom: '20' },
};
