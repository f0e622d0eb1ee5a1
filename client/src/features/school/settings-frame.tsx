import type { ReactNode } from 'react';
import { errorMessage } from '#client/graphql/errors.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import { SettingsSections } from './settings-sections.tsx';

interface SettingsFrameProps<School> {
  /** The query of the settings. */
  query: {
    data?: { school: School };
    error?: Error;
    loading: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Renders the form with the loaded settings. */
  children: (school: School) => ReactNode;
}

/** A settings page: the navigation, and the form once the settings have loaded. */
export function SettingsFrame<School>({ query, children }: SettingsFrameProps<School>) {
  const { data, error, loading, refetch } = query;
  return (
    <SettingsSections>
      {data && children(data.school)}
      {!data && error && !loading && (
        <ErrorState
          message={errorMessage(error, schoolTexts.failure.load)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && (loading || !error) && <Skeleton height="72" />}
    </SettingsSections>
  );
}
