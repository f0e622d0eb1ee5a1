import type { ApolloClient } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { hasCode } from './errors.ts';

/** Calls `onDemand` when an operation is refused because the admin must set up a second factor first. */
export function createFactorSetupLink(onDemand: (client: ApolloClient) => void): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    if (hasCode(error, 'SECOND_FACTOR_SETUP_REQUIRED')) onDemand(operation.client);
  });
}
