import { Box } from '@chakra-ui/react';

/** The server's reason for refusing the form below. The toast has already announced it. */
export function FormError({ text }: { text: string }) {
  return (
    <Box padding="4" bg="danger.subtle" border="line" borderColor="danger.text" borderRadius="card">
      {text}
    </Box>
  );
}
