import { useSchoolSettingsQuery } from '#client/gql/graphql.ts';

/** The settings of the school, asked for anew: a change begins with what is saved now. */
export const useSavedSettings = () =>
  useSchoolSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
