import type { MouseEvent } from 'react';

/** Whether a click opens its link in another tab or window, or downloads it. The browser handles such clicks. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
