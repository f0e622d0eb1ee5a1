import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '#client/theme/system.ts';

interface ProvidersProps {
  client: ApolloClient;
  children: ReactNode;
}

/** What every screen stands on: the server's data and the look. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ApolloProvider>
  );
}
