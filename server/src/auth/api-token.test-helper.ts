import type { ApiScope } from '#shared/api-scopes.ts';
import { dataOf, PASSWORD } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { TestApp } from '#testing/start-app.ts';

type Scope = 'READ' | 'WRITE';

/** Scopes and expiry of a new token. */
export interface TokenFields {
  scopes?: ApiScope[];
  scope?: Scope;
  expiresInDays?: number | null;
}
const CREATE = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { secret apiToken { id name scope scopes createdAt expiresAt lastUsedAt lastUsedFrom } }
}`;
interface Created {
  createApiToken: {
    secret: string;
    apiToken: { id: string; name: string; scopes: ApiScope[]; expiresAt: string | null };
  };
}
/** Creates an API token, or is refused. */
export const tryCreateToken = (
  client: HttpClient,
  name = 'Importer',
  scope: Scope = 'WRITE',
  currentPassword = PASSWORD,
) => client.graphql<Created>(CREATE, { input: { name, scope, currentPassword } });
/** Creates an API token with these fields, or is refused. */
export const tryCreateTokenWith = (client: HttpClient, fields: TokenFields) =>
  client.graphql<Created>(CREATE, { input: { name: 'Importer', currentPassword: PASSWORD, ...fields } });
/** Creates an API token. Throws if it is refused. */
export const createToken = async (client: HttpClient, scope: Scope = 'WRITE') =>
  dataOf(await tryCreateToken(client, 'Importer', scope)).createApiToken;
/** Revokes an API token, or is refused. */
export const revokeToken = (client: HttpClient, id: string) =>
  client.graphql('mutation ($id: ID!) { revokeApiToken(id: $id) { id } }', { id });
/** A program that sends this token. */
export const program = (app: TestApp, secret: string, headers: Record<string, string> = {}) =>
  app.visitor({ authorization: `Bearer ${secret}`, ...headers });
/** Returns the id of the user that a client is authenticated as; null for a visitor. */
export const idOf = async (client: HttpClient) =>
  dataOf(await client.graphql<{ me: { id: string } | null }>('{ me { id } }')).me?.id ?? null;
