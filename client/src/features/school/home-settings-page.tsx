import { useHomeSettingsQuery } from '#client/gql/graphql.ts';
import { HomeForm } from './home-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Page where an ADMIN edits the quotes of learners and the questions of visitors. */
export function HomeSettingsPage() {
  // An edit starts from the saved state, so the cache is bypassed.
  const query = useHomeSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return <SettingsFrame query={query}>{(school) => <HomeForm school={school} />}</SettingsFrame>;
}
