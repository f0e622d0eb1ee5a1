import { chakra } from '@chakra-ui/react';

/**
 * The area of a file picker, which the invisible `<input type="file">` in it covers. `data-over` while files are over it,
 * `data-invalid` after an error.
 */
export const FileArea = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    bg: 'bg.raised',
    border: 'line',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'card',
    _hover: { bg: 'bg.muted' },
    '&[data-over]': { bg: 'action.subtle', borderColor: 'action.line' },
    '&[data-invalid]': { borderColor: 'danger.text' },
    '&:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: 0.6 },
  },
});
