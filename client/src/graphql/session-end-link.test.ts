import { ApolloClient, ApolloLink } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MeDocument, PlanDocument } from '#client/gql/graphql.ts';
import { endSession } from '#client/features/auth/session-cache.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleUser } from '#client/testing/session-samples.ts';
import { createFactorSetupLink } from './factor-setup-link.ts';
import { createSessionEndLink } from './session-end-link.ts';

const errorWith = (code: string) => () => new GraphQLError('refused', { extensions: { code } });

/** A client whose person is known, before a call that is refused with this code. */
async function afterError(code: string) {
  const { client: server } = createCountingClient({
    Me: () => ({ me: sampleUser('USER') }),
    Plan: errorWith(code),
  });
  const client = new ApolloClient({
    cache: server.cache,
    link: ApolloLink.from([createSessionEndLink(endSession), server.link]),
  });
  await client.query({ query: MeDocument });
  await expect(client.query({ query: PlanDocument })).rejects.toThrow();
  return client.cache.readQuery({ query: MeDocument })?.me ?? null;
}

describe('the end of a session', () => {
  it('makes the person a visitor when a call says that nobody is logged in', async () => {
    expect(await afterError('UNAUTHENTICATED')).toBeNull();
  });

  it.each(['SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'NOT_FOUND', 'SERVICE_UNAVAILABLE'])(
    'is not taken from %s',
    async (code) => {
      expect(await afterError(code)).toMatchObject({ role: 'USER' });
    },
  );
});

describe('the demand for a second factor', () => {
  const demandsAfter = async (code: string) => {
    let demands = 0;
    const { client: server } = createCountingClient({ Plan: errorWith(code) });
    const client = new ApolloClient({
      cache: server.cache,
      link: ApolloLink.from([createFactorSetupLink(() => demands++), server.link]),
    });
    await expect(client.query({ query: PlanDocument })).rejects.toThrow();
    return demands;
  };

  it('is heard of from the first call that is refused for it, and from no other', async () => {
    expect(await demandsAfter('SECOND_FACTOR_SETUP_REQUIRED')).toBe(1);
    expect(await demandsAfter('FORBIDDEN')).toBe(0);
  });
});
