import { chakra, Spinner, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { buttonRecipe } from '#client/theme/recipes.ts';

const StyledButton = chakra('button', buttonRecipe);

/** `variant` solid, outline, ghost; `tone` action, danger; `size` md, lg. */
export type ButtonVariants = NonNullable<RecipeVariantProps<typeof buttonRecipe>>;

export interface ButtonProps extends HTMLChakraProps<'button', ButtonVariants> {
  /** Shows that what it started is under way; it keeps the focus and its size but does nothing meanwhile. */
  loading?: boolean;
}

/** Not `visibility: hidden`: that would take the button's name away from those who hear it. */
const unseen = { WebkitTextFillColor: 'transparent', '& svg': { visibility: 'hidden' } };

/** A button that says what it does. */
export function Button({ loading = false, onClick, children, ...rest }: ButtonProps) {
  // Not `disabled`: that would throw the focus away. Preventing the click also keeps a form from being sent twice.
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
