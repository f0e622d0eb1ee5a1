import { Box, chakra, Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { onlyWithScripts } from '#client/ui/only-with-scripts.ts';
import { formTexts } from '#shared/texts/forms.ts';

const { password: texts } = formTexts;

/** A password input inside a `Field`, with a button that shows the password. Takes the props of an `Input`. */
export function PasswordInput(props: InputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Box position="relative">
      <Input
        paddingInlineEnd="12"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <Toggle
        type="button"
        aria-label={isShown ? texts.hide : texts.show}
        onClick={() => setIsShown(!isShown)}
        css={onlyWithScripts}
      >
        <Icon size="1.25em" aria-hidden />
      </Toggle>
    </Box>
  );
}

const Toggle = chakra('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '12',
    display: 'grid',
    placeItems: 'center',
    color: 'fg.muted',
    borderRadius: 'card',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-4px' },
  },
});
