import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { errorMessage } from '#client/graphql/errors.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { settingsPaths } from '#shared/settings-paths.ts';
import { schoolMessages } from '#shared/school.ts';

const sections = [
  { label: 'School', to: settingsPaths.school },
  { label: 'Pictures', to: settingsPaths.pictures },
  { label: 'Offer', to: settingsPaths.offer },
  { label: 'About page', to: settingsPaths.about },
  { label: 'Legal pages', to: settingsPaths.legal },
  { label: 'Mentors', to: settingsPaths.mentors },
];

interface SettingsFrameProps<School> {
  /** What was asked of the school. */
  query: {
    data?: { school: School };
    error?: Error;
    loading: boolean;
    refetch: () => Promise<unknown>;
  };
  /** The form of what is set. */
  children: (school: School) => ReactNode;
}

/** A page of the settings: the way to the others, then its form, as soon as it is known what is set. */
export function SettingsFrame<School>({ query, children }: SettingsFrameProps<School>) {
  const { data, error, loading, refetch } = query;
  return (
    <AdminPage title="Settings">
      <Stack gap="6">
        <nav aria-label="Settings">
          <Sections role="list">
            {sections.map(({ label, to }) => (
              <li key={to}>
                <SectionLink to={to} end>
                  {label}
                </SectionLink>
              </li>
            ))}
          </Sections>
        </nav>
        {data && children(data.school)}
        {!data && error && !loading && (
          <ErrorState
            message={errorMessage(error, schoolMessages.failure.load)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!data && (loading || !error) && <Skeleton height="72" />}
      </Stack>
    </AdminPage>
  );
}

const Sections = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', listStyleType: 'none' },
});

const SectionLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    paddingX: '4',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    fontWeight: 'semibold',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
    '&.active': { color: 'fg', borderColor: 'action.line', bg: 'action.subtle' },
  },
});
