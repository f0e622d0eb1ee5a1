import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A checkbox with its label as children. Takes the props of an `input`, and the result of a form's `register`. */
export function Checkbox({ children, ...input }: HTMLChakraProps<'input'>) {
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minHeight="11">
      <chakra.input
        type="checkbox"
        width="5"
        height="5"
        flexShrink="0"
        accentColor="action.solid"
        {...input}
      />
      {children}
    </chakra.label>
  );
}
