import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { AvatarField, FullNameField } from '#client/features/auth/person-fields.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { useUnsavedGuard } from '#client/routing/use-unsaved-guard.ts';
import { notify } from '#client/toasts/toasts.ts';
import { accountMessages } from '#shared/account.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { editProfileRules } from './edit-profile-rules.ts';
import { useUpdateProfile } from './use-update-profile.ts';

const { edit: texts } = profileTexts;
const { labels } = texts;

interface EditProfileFormProps {
  /** Initial value of the field. */
  fullName: string;
  /** URL of the current avatar. */
  avatarUrl: string;
  onSaved: () => void;
}

/**
 * Form for the avatar and the full name, both required (specification, section 5). An unchanged avatar is sent again.
 * Keeps the input when the server rejects it.
 */
export function EditProfileForm({ fullName, avatarUrl, onSaved }: EditProfileFormProps) {
  const updateProfile = useUpdateProfile();
  const form = useMutationForm({
    resolver: zodResolver(editProfileRules),
    defaultValues: { fullName },
    labels,
    fileField: 'avatar',
  });
  const { errors, isSubmitting } = form.formState;

  const picture = useWatch({ control: form.control, name: 'avatar' });
  const [isFetching, setIsFetching] = useState(false);
  const { getValues } = form;
  const { blocker, end } = useUnsavedGuard(
    useCallback(() => {
      const values = getValues();
      return values.fullName !== fullName || values.avatar !== undefined;
    }, [getValues, fullName]),
  );

  const keepPicture = async () => {
    setIsFetching(true);
    try {
      form.setValue('avatar', await fileAt(avatarUrl), { shouldValidate: true });
      form.setFocus('fullName');
    } catch {
      notify.error(accountMessages.failure.keepAvatar);
    } finally {
      setIsFetching(false);
    }
  };

  const submit = form.submit(async (input) => {
    const outcome = await updateProfile(input);
    if (outcome.ok) {
      end();
      onSaved();
    }
    return outcome;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <Stack gap="3">
        <AvatarField form={form} name="avatar" label={labels.avatar} />
        {!picture && (
          <Button variant="outline" alignSelf="start" loading={isFetching} onClick={() => void keepPicture()}>
            {texts.keepPicture}
          </Button>
        )}
      </Stack>
      <FullNameField
        {...form.register('fullName')}
        label={labels.fullName}
        error={errors.fullName?.message}
      />
      <Actions>
        <Button type="submit" size="lg" loading={isSubmitting}>
          {texts.save}
        </Button>
        <LinkButton to={paths.profile} size="lg" variant="outline">
          {accountMessages.to.backToProfile}
        </LinkButton>
      </Actions>
      <LeaveDialog blocker={blocker} />
    </MutationForm>
  );
}

/** Downloads a picture of this server as a file. */
async function fileAt(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Failed to load the picture (HTTP ${response.status})`);
  const content = await response.blob();
  return new File([content], texts.yourPicture, { type: content.type });
}
