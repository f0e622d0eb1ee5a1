import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { changePerson, isLeavingSession } from '#client/features/auth/session-cache.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { dropDrafts } from '#client/forms/drafts.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { paths } from '#shared/paths.ts';
import { profileTexts } from '#shared/texts/profile.ts';

const { deleted: texts } = profileTexts;

/**
 * The page after an account was deleted. The person becomes a visitor only here: on the profile, its guard would open the login.
 */
export function AccountDeletedPage() {
  const { cache } = useApolloClient();
  const { user } = useSession();
  useEffect(() => {
    if (!isLeavingSession()) return;
    dropDrafts();
    changePerson(cache, null);
  }, [cache]);
  if (user && !isLeavingSession()) return <Navigate to={paths.profile} replace />;
  return (
    <SplitPage title={texts.title} isLit={false}>
      <Stack gap="6" align="flex-start">
        <Text color="fg.muted">{texts.text}</Text>
        <LinkButton to={paths.courses}>{texts.toCourses}</LinkButton>
      </Stack>
    </SplitPage>
  );
}
