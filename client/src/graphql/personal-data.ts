import type { ApolloClient } from '@apollo/client';

/**
 * Queries everything that one feature stores about the signed-in person, bypassing the cache, and returns it under the names of
 * their data export. Each such feature has one in its `<feature>.personal-data.ts`. Rejects when the server refuses or cannot be
 * reached.
 */
export type LoadPersonalData = (client: ApolloClient) => Promise<object>;
