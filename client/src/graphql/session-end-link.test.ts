import { ApolloClient, ApolloLink, InMemoryCache, Observable, type ApolloCache } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MeDocument, PlanDocument } from '#client/gql/graphql.ts';
import { answerIdentity, isAsked } from '#client/features/auth/identity-question.ts';
import { changePerson, leaveSession, resumeSession } from '#client/features/auth/session-cache.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleUser } from '#client/testing/session-samples.ts';
import { createFactorSetupLink } from './factor-setup-link.ts';
import { createSessionEndLink } from './session-end-link.ts';

const errorWith = (code: string) => () => new GraphQLError('refused', { extensions: { code } });

/** A client with a signed-in person, after a call that is refused with this code. */
async function afterError(code: string) {
  const { client: server } = createCountingClient({
    Me: () => ({ me: sampleUser('USER') }),
    Plan: errorWith(code),
  });
  const client = new ApolloClient({
    cache: server.cache,
    link: ApolloLink.from([createSessionEndLink(resumeSession), server.link]),
  });
  await client.query({ query: MeDocument });
  const refused = expect(client.query({ query: PlanDocument })).rejects.toThrow();
  if (code === 'UNAUTHENTICATED') await eventually(() => expect(isAsked('login')).toBe(true));
  answerIdentity('login', false);
  await refused;
  return client.cache.readQuery({ query: MeDocument })?.me ?? null;
}

const plan = { plan: null };

/** A client whose session ends after the first call, and whose person logs in again when asked. */
async function untilAsked(after: 'refused' | 'answered') {
  let isOver = false;
  const { client: server, sent } = createCountingClient({
    Me: () => ({ me: isOver && after === 'answered' ? null : sampleUser('USER') }),
    Plan: () => (isOver && after === 'refused' ? errorWith('UNAUTHENTICATED')() : plan),
  });
  const client = new ApolloClient({
    cache: server.cache,
    link: ApolloLink.from([createSessionEndLink(resumeSession), server.link]),
  });
  await client.query({ query: MeDocument });
  isOver = true;
  const query = after === 'refused' ? PlanDocument : MeDocument;
  const answer = client.query<unknown>({ query, fetchPolicy: 'no-cache' });
  await eventually(() => expect(isAsked('login')).toBe(true));
  isOver = false;
  return { client, sent, answer };
}

it('while the person leaves, responses do not log them out in the cache, and the login dialog stays closed', async () => {
  const { client: server } = createCountingClient({ Me: () => ({ me: null }) });
  let answered = 0;
  const resume = (cache: ApolloCache) => {
    answered += 1;
    return resumeSession(cache);
  };
  const client = new ApolloClient({
    cache: server.cache,
    link: ApolloLink.from([createSessionEndLink(resume), server.link]),
  });
  const person = () => client.cache.readQuery({ query: MeDocument })?.me?.fullName;
  changePerson(client.cache, sampleUser('USER'));
  await leaveSession(() => Promise.resolve());
  const answer = client.query({ query: MeDocument, fetchPolicy: 'network-only' });
  await eventually(() => expect(answered).toBe(1));
  expect([person(), isAsked('login')]).toEqual(['Anna Berg', false]);
  changePerson(client.cache, null);
  expect((await answer).data).toEqual({ me: null });
  expect(person()).toBeUndefined();
});

describe('after the person logs in again', () => {
  it.each([
    { after: 'refused', sent: ['Me', 'Plan', 'Plan'] },
    { after: 'answered', sent: ['Me', 'Me', 'Me'] },
  ] as const)('a call that was $after as for a visitor is sent again', async ({ after, sent: expected }) => {
    const { client, sent, answer } = await untilAsked(after);
    changePerson(client.cache, sampleUser('USER'));
    answerIdentity('login', true);
    expect((await answer).error).toBeUndefined();
    expect(sent).toEqual(expected);
    expect(client.cache.readQuery({ query: MeDocument })?.me?.fullName).toBe('Anna Berg');
  });

  it('calls sent before do not ask them to log in once more', async () => {
    let asked = 0;
    const resume = () => Promise.resolve(++asked > 0);
    const answers: ((result: ApolloLink.Result) => void)[] = [];
    const server = new ApolloLink(
      () =>
        new Observable((observer) => {
          answers.push((result) => {
            observer.next(result);
            observer.complete();
          });
        }),
    );
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([createSessionEndLink(resume), server]),
    });
    const context = { queryDeduplication: false };
    const ask = () => client.query({ query: PlanDocument, fetchPolicy: 'no-cache', context });
    const sentTimes = (count: number) => eventually(() => expect(answers).toHaveLength(count));
    const [first, second] = [ask(), ask()];
    await sentTimes(2);
    const refusal = { errors: [errorWith('UNAUTHENTICATED')()] };
    answers[0]?.(refusal);
    await sentTimes(3);
    answers[2]?.({ data: plan });
    await first;
    answers[1]?.(refusal);
    await sentTimes(4);
    answers[3]?.({ data: plan });
    expect((await second).data).toEqual(plan);
    expect(asked).toBe(1);
  });

  it('another person gets no response to the former person’s calls', async () => {
    const { client, sent, answer } = await untilAsked('refused');
    const refused = expect(answer).rejects.toThrow();
    changePerson(client.cache, { ...sampleUser('USER'), id: 'user-2' });
    answerIdentity('login', true);
    await refused;
    expect(sent).toEqual(['Me', 'Plan']);
    expect(client.cache.readQuery({ query: MeDocument })?.me?.id).toBe('user-2');
  });
});

describe('the end of a session', () => {
  it('makes a person who does not log in again a visitor', async () => {
    expect(await afterError('UNAUTHENTICATED')).toBeNull();
  });

  it.each(['SECOND_FACTOR_REQUIRED', 'FORBIDDEN', 'NOT_FOUND', 'SERVICE_UNAVAILABLE'])(
    'is not concluded from %s',
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

  it('is reported by the call that is refused for it, and by no other', async () => {
    expect(await demandsAfter('SECOND_FACTOR_SETUP_REQUIRED')).toBe(1);
    expect(await demandsAfter('FORBIDDEN')).toBe(0);
  });
});
