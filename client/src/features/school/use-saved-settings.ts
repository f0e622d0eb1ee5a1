import { useSchoolSettingsQuery } from '#client/gql/graphql.ts';

/** Loads the settings of the school. An edit starts from the saved state, so the cache is bypassed. */
export const useSavedSettings = () =>
  useSchoolSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
