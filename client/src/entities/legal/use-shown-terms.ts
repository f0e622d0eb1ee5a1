import { useApolloClient } from '@apollo/client/react';
import { SchoolDocument } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useSchool } from '#client/graphql/use-school.ts';

/** The version of the terms that `Agreement` shows, to send with the agreement. */
export function useShownTerms() {
  const client = useApolloClient();
  const terms = useSchool()?.legalPages.find(({ name }) => name === 'TERMS');
  return {
    /** Null in a school without terms. */
    agreedTerms: terms?.changedAt ?? null,
    /** Shows the current terms after a refusal: the terms may have changed since the page was loaded. */
    showCurrent: (error: unknown) => {
      if (!hasCode(error, 'CONFLICT')) return;
      client.query({ query: SchoolDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    },
  };
}
