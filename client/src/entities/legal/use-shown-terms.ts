import { useApolloClient } from '@apollo/client/react';
import { SchoolDocument } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useSchool } from '#client/graphql/use-school.ts';

/** The version of the terms that `Agreement` shows, for who agrees to it. */
export function useShownTerms() {
  const client = useApolloClient();
  const terms = useSchool()?.legalPages.find(({ name }) => name === 'TERMS');
  return {
    /** Null in a school without terms. */
    agreedTerms: terms?.changedAt ?? null,
    /** Shows the terms of now to who was refused, which may be because they were shown others, or none. */
    showCurrent: (error: unknown) => {
      if (!hasCode(error, 'CONFLICT')) return;
      client.query({ query: SchoolDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    },
  };
}
