import type { ReactNode } from 'react';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
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
  return (
    <SettingsSections>
      {query.data ? (
        children(query.data.school)
      ) : (
        <QueryFallback {...query} failure={schoolTexts.failure.load} skeleton="72" />
      )}
    </SettingsSections>
  );
}
