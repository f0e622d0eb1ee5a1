import { useMentorSettingsQuery } from '#client/gql/graphql.ts';
import { MentorsForm } from './mentors-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Page where an ADMIN edits the mentors. */
export function MentorSettingsPage() {
  // An edit starts from the saved state, so the cache is bypassed.
  const query = useMentorSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return <SettingsFrame query={query}>{(school) => <MentorsForm school={school} />}</SettingsFrame>;
}
