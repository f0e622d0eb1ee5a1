import type { ApolloClient } from '@apollo/client';

/**
 * Asks the server for all that one feature keeps about the person at the screen, past the cache, and returns it by the
 * names that it has in their data export. Each such feature has one in its `<feature>.personal-data.ts`. Rejects when
 * the server refuses or cannot be reached.
 */
export type LoadPersonalData = (client: ApolloClient) => Promise<object>;
