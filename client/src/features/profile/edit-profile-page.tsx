import { Flex, Text } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSession } from '#client/features/auth/use-session.ts';
import { Avatar } from '#client/entities/image/avatar.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { EditProfileForm } from './edit-profile-form.tsx';

/** Page to change the name and the avatar. The route guard requires an account. */
export function EditProfilePage() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <SplitPage title={profileTexts.edit.title}>
      {user && (
        <>
          <Flex gap="4" align="center" marginBottom="8">
            <Avatar image={user.avatar} size="20" />
            <Text color="fg.muted">{profileTexts.edit.picture}</Text>
          </Flex>
          <EditProfileForm
            fullName={user.fullName}
            avatarUrl={user.avatar.url}
            onSaved={() => void navigate(paths.profile)}
          />
        </>
      )}
    </SplitPage>
  );
}
