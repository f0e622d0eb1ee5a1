import { Box } from '@chakra-ui/react';

/** Why the server refused the form below. The toast has read it out already. */
export function FormError({ text }: { text: string }) {
  return (
    <Box padding="4" bg="danger.subtle" border="line" borderColor="danger.text" borderRadius="card">
      {text}
    </Box>
  );
}
