import { useMentorSettingsQuery } from '#client/gql/graphql.ts';
import { MentorsForm } from './mentors-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Where an ADMIN says who teaches at the school. */
export function MentorSettingsPage() {
  // A change begins with what is saved now.
  const query = useMentorSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return <SettingsFrame query={query}>{(school) => <MentorsForm school={school} />}</SettingsFrame>;
}
