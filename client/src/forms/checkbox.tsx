import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A choice of yes or no, with its label as children. Takes the props of an `input`, and what `register` of a form returns. */
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
