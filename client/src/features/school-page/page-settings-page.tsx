import { Stack, Text } from '@chakra-ui/react';
import { SettingsSections } from '#client/features/school/settings-sections.tsx';
import { useEditableSchoolPagesQuery } from '#client/gql/graphql.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths } from '#shared/paths.ts';
import { schoolPageTexts as texts } from '#shared/texts/school-page.ts';
import { PagesTable } from './pages-table.tsx';

/** Page where an ADMIN lists, orders and deletes the free pages. */
export function PageSettingsPage() {
  const query = useEditableSchoolPagesQuery({ fetchPolicy: 'cache-and-network' });
  const pages = query.data?.school.pages;
  return (
    <SettingsSections>
      {pages ? (
        <Stack gap="6" align="start">
          <Text color="fg.muted" maxWidth="prose">
            {texts.intro}
          </Text>
          <LinkButton to={paths.createSchoolPage}>{texts.create}</LinkButton>
          {pages.length > 0 ? <PagesTable pages={pages} /> : <EmptyState {...texts.none} />}
        </Stack>
      ) : (
        <QueryFallback {...query} failure={texts.failure.load} skeleton="72" />
      )}
    </SettingsSections>
  );
}
