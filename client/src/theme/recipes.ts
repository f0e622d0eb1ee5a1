import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** `solid` is the main action of a screen; `outline` and `ghost` are for other actions. `tone` warns of a loss. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxWidth: 'full',
    border: 'line',
    borderColor: 'transparent',
    borderRadius: 'card',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'quick',
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
    '&[aria-disabled=true]': { cursor: 'progress' },
  },
  variants: {
    variant: { solid: {}, outline: { borderColor: 'border.control' }, ghost: {} },
    tone: { action: {}, danger: {} },
    size: {
      md: { minHeight: '11', minWidth: '11', paddingX: '4', paddingY: '2', fontSize: 'sm' },
      lg: { minHeight: '13', paddingX: '6', paddingY: '3', fontSize: 'md' },
    },
  },
  compoundVariants: [
    {
      variant: 'solid',
      tone: 'action',
      css: {
        bg: 'action.solid',
        color: 'action.contrast',
        borderColor: 'action.line',
        _hover: { bg: 'action.hover' },
      },
    },
    {
      variant: 'solid',
      tone: 'danger',
      css: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
    },
    { variant: 'outline', tone: 'action', css: { color: 'fg', _hover: { bg: 'bg.emphasized' } } },
    {
      variant: 'outline',
      tone: 'danger',
      css: { color: 'danger.text', borderColor: 'danger.text', _hover: { bg: 'danger.subtle' } },
    },
    { variant: 'ghost', tone: 'action', css: { color: 'fg', _hover: { bg: 'bg.emphasized' } } },
    { variant: 'ghost', tone: 'danger', css: { color: 'danger.text', _hover: { bg: 'danger.subtle' } } },
  ],
  defaultVariants: { variant: 'solid', tone: 'action', size: 'md' },
});

const control = {
  width: 'full',
  minWidth: '0',
  minHeight: '12',
  paddingX: '3',
  paddingY: '2',
  bg: 'bg.raised',
  color: 'fg',
  fontSize: 'md',
  border: 'line',
  borderColor: 'border.control',
  borderRadius: 'card',
  appearance: 'none',
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  _invalid: { borderColor: 'danger.text', boxShadow: 'inset 0 0 0 1px {colors.danger.text}' },
} as const;

export const inputRecipe = defineRecipe({ base: control });
export const textareaRecipe = defineRecipe({ base: { ...control, minHeight: '32', lineHeight: 'body' } });

export const headingRecipe = defineRecipe({ base: { textStyle: 'h2' } });

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    paddingX: '2',
    paddingY: '0.5',
    border: 'line',
    borderRadius: 'card',
    textStyle: 'label',
    color: 'success.text',
    borderColor: 'success.text',
    whiteSpace: 'nowrap',
  },
});

export const spinnerRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: '1.25em',
    height: '1.25em',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
});

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'errorIcon', 'helperText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full', minWidth: '0' },
    label: { fontWeight: 'semibold', fontSize: 'sm', lineHeight: 'snug' },
    helperText: { textStyle: 'sm', color: 'fg.muted' },
    errorText: {
      display: 'flex',
      gap: '1.5',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'danger.text',
      '& > svg': { flexShrink: 0, height: '1lh' },
    },
  },
});

export const listRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', listStyle: 'revert', paddingInlineStart: '5' },
    item: { display: 'list-item', _marker: { color: 'fg.muted' } },
  },
});
