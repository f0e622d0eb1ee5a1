import { ApolloClient, ApolloLink } from '@apollo/client';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ChangeRoleDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { createConfirmationLink } from './confirmation-link.ts';
import { isAborted } from './errors.ts';

const refusal = (code: string) => new GraphQLError('refused', { extensions: { code } });
const done = { changeRole: { __typename: 'User', id: 'user-1', role: 'ADMIN', access: null } };

/** Sends a call that gets these answers in turn. `isConfirmed` is whether the person confirms their identity. */
async function send(answers: object[], isConfirmed: boolean) {
  let asked = 0;
  const { client: server, sent } = createCountingClient({
    ChangeRole: () => answers.shift() ?? refusal('NOT_FOUND'),
  });
  const confirm = async () => {
    asked++;
    return isConfirmed;
  };
  const client = new ApolloClient({
    cache: server.cache,
    link: ApolloLink.from([createConfirmationLink(confirm), server.link]),
  });
  const call = client.mutate({
    mutation: ChangeRoleDocument,
    variables: { userId: 'user-1', role: 'ADMIN' },
    fetchPolicy: 'no-cache',
  });
  const outcome = await call.then(
    () => 'done',
    (error: unknown) => (isAborted(error) ? 'aborted' : 'refused'),
  );
  return { outcome, asked, sent: sent.length };
}

describe('a call that requires confirmation', () => {
  it('is sent again after the person confirms', async () => {
    const ended = await send([refusal('CONFIRMATION_REQUIRED'), done], true);
    expect(ended).toEqual({ outcome: 'done', asked: 1, sent: 2 });
  });

  it('is aborted without a message when the person cancels', async () => {
    const ended = await send([refusal('CONFIRMATION_REQUIRED'), done], false);
    expect(ended).toEqual({ outcome: 'aborted', asked: 1, sent: 1 });
  });

  it('reports another refusal after the confirmation', async () => {
    const ended = await send([refusal('CONFIRMATION_REQUIRED'), refusal('CONFLICT')], true);
    expect(ended).toEqual({ outcome: 'refused', asked: 1, sent: 2 });
  });
});

it('does not ask for confirmation after another refusal', async () => {
  expect(await send([refusal('FORBIDDEN')], true)).toEqual({ outcome: 'refused', asked: 0, sent: 1 });
});
