import { Input } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller } from 'react-hook-form';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { FileField } from '#client/forms/file-field.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { paths } from '#shared/paths.ts';
import { imageTypes } from '#shared/limits.ts';
import { editProfileRules } from './edit-profile-rules.ts';
import { useUpdateProfile } from './use-update-profile.ts';

const labels = { avatar: 'New picture', fullName: 'Full name' };

interface EditProfileFormProps {
  /** What stands in the field at first. */
  fullName: string;
  onSaved: () => void;
}

/** A new picture and the full name, both needed (specification, section 5). What was typed stays when the server refuses. */
export function EditProfileForm({ fullName, onSaved }: EditProfileFormProps) {
  const updateProfile = useUpdateProfile();
  const form = useMutationForm({
    resolver: zodResolver(editProfileRules),
    defaultValues: { fullName },
    labels,
    fileField: 'avatar',
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.submit(async (input) => {
    const outcome = await updateProfile(input);
    if (outcome.ok) onSaved();
    return outcome;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <Controller
        control={form.control}
        name="avatar"
        render={({ field }) => (
          <FileField
            {...field}
            shape="round"
            label={labels.avatar}
            help="JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to a square."
            accept={imageTypes.avatar.join()}
            error={errors.avatar?.message}
          />
        )}
      />
      <Field
        label={labels.fullName}
        help="As others will see it, at least 5 characters"
        error={errors.fullName?.message}
      >
        <Input {...form.register('fullName')} autoComplete="name" />
      </Field>
      <Actions>
        <Button type="submit" size="lg" loading={isSubmitting}>
          Save profile
        </Button>
        <LinkButton to={paths.profile} size="lg" variant="outline">
          Back to the profile
        </LinkButton>
      </Actions>
    </MutationForm>
  );
}
