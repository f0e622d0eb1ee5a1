import type { SystemStyleObject } from '@chakra-ui/react';

/** In forced colours, backgrounds and shadows are gone, and white icons would lie on the video. */
export const forcedColors: SystemStyleObject = {
  '@media (forced-colors: active)': {
    '& .video-shade': { display: 'none' },
    '& .video-controls': { bg: 'Canvas', color: 'CanvasText' },
    '& .video-button, & .video-big-play': {
      color: 'ButtonText',
      bg: 'ButtonFace',
      border: '1px solid transparent',
    },
    '& .video-button[data-on]': { borderColor: 'Highlight' },
    '& .video-track': { height: '2', bg: 'Canvas', border: '1px solid CanvasText' },
    '& .video-loaded': { display: 'none' },
    '& .video-played, & .video-thumb, & .video-chapter-mark': {
      forcedColorAdjust: 'none',
      bg: 'Highlight',
    },
    '& .video-chapter-mark': { bg: 'CanvasText' },
    '& .video-thumb': { opacity: 1 },
  },
};
