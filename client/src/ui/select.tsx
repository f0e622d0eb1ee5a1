import { chakra, useFieldContext, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { inputRecipe } from '#client/theme/recipes.ts';

const Control = chakra('select', inputRecipe);

const Frame = chakra('div', {
  base: {
    position: 'relative',
    width: 'full',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
    },
  },
});

/** The browser's own `select`, for use inside a `Field`. Takes `option` elements. */
export function Select(props: HTMLChakraProps<'select'>) {
  // Associates it with the label, the help and the error of the surrounding field, as `Input` does by itself.
  const field = useFieldContext();
  return (
    <Frame>
      <Control {...field?.getSelectProps()} paddingInlineEnd="10" textOverflow="ellipsis" {...props} />
      <ChevronDown size="1.125em" aria-hidden />
    </Frame>
  );
}
