import { chakra, Spinner, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { MouseEvent, Ref } from 'react';
import { buttonRecipe } from '#client/theme/recipes.ts';

const StyledButton = chakra('button', buttonRecipe);

/** `variant` solid, outline, ghost; `tone` action, danger; `size` md, lg. */
export type ButtonVariants = NonNullable<RecipeVariantProps<typeof buttonRecipe>>;

export interface ButtonProps extends HTMLChakraProps<'button', ButtonVariants> {
  ref?: Ref<HTMLButtonElement>;
  /** Shows that the button's action is running. The button keeps its focus and size but ignores clicks. */
  loading?: boolean;
}

/** Not `visibility: hidden`, which would remove the button's accessible name. */
const unseen = { WebkitTextFillColor: 'transparent', '& svg': { visibility: 'hidden' } };

/** A button with a text. */
export function Button({ loading = false, onClick, children, ...rest }: ButtonProps) {
  // Not `disabled`, which would lose the focus. Preventing the click also prevents a second submit of the form.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type="button"
      position="relative"
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <chakra.span display="contents" css={loading ? unseen : undefined}>
        {children}
      </chakra.span>
      {loading && (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center" aria-hidden>
          <Spinner />
        </chakra.span>
      )}
    </StyledButton>
  );
}
