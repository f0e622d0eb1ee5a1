import { ErrorLink } from '@apollo/client/link/error';
import { MeDocument } from '#client/gql/graphql.ts';
import { hasCode } from './errors.ts';

/** Notices that a session has ended, in another window or by itself: from then on the person is a visitor here, too. */
export function createSessionEndLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    if (!hasCode(error, 'UNAUTHENTICATED')) return;
    operation.client.cache.writeQuery({ query: MeDocument, data: { me: null } });
  });
}
