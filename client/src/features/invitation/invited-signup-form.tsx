import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Agreement } from '#client/entities/legal/agreement.tsx';
import { InitialsPicture } from '#client/features/auth/initials-picture.tsx';
import { drawInitials } from '#client/features/auth/initials.ts';
import { PasswordHints } from '#client/features/auth/password-hints.tsx';
import { AvatarField, FullNameField } from '#client/features/auth/person-fields.tsx';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { fieldErrors } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { accountMessages } from '#shared/account.ts';
import { authMessages } from '#shared/auth.ts';
import { acceptInvitationTexts } from '#shared/texts/accept-invitation.ts';
import type { invitedSignupRules } from './invited-signup-rules.ts';
import { useRegisterByInvitation } from './use-accept-invitation.ts';

const loadRules = async () => (await import('./invited-signup-rules.ts')).invitedSignupRules;
const { signup } = accountMessages;

interface InvitedSignupFormProps {
  token: string;
  /** The invited address, for password managers. */
  email: string;
  onRegistered: () => void;
  /** Called when the link is no longer valid. */
  onUsedUp: (reason: string) => void;
}

/** Form of an invited person for a new account. Keeps the input when the server rejects it. */
export function InvitedSignupForm({ token, email, onRegistered, onUsedUp }: InvitedSignupFormProps) {
  const register = useRegisterByInvitation();
  const { fullName: nameLabel, password: passwordLabel, avatar: avatarLabel } = signup.labels;
  const labels = { fullName: nameLabel, password: passwordLabel, avatar: avatarLabel };
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { fullName: '', password: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const [password, fullName] = useWatch({ control: form.control, name: ['password', 'fullName'] });
  const signUp = async ({ avatar, ...fields }: z.output<typeof invitedSignupRules>) => {
    const picture = avatar ?? (await drawInitials(fields.fullName));
    if (!picture) {
      form.setError('avatar', { message: authMessages.validation.fillAllDetails }, { shouldFocus: true });
      return null;
    }
    const outcome = await register({ token, ...fields, avatar: picture });
    const usedUp = outcome.ok ? undefined : fieldErrors(outcome.error)['token'];
    if (outcome.ok) onRegistered();
    if (usedUp) onUsedUp(usedUp);
    return outcome;
  };
  return (
    <MutationForm form={form} onSubmit={form.submit(signUp)}>
      <FullNameField
        {...form.register('fullName')}
        label={labels.fullName}
        error={errors.fullName?.message}
      />
      {/* Password managers store the password with this address. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={labels.password}
        error={errors.password?.message}
        help={<PasswordHints password={password} />}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <AvatarField
        form={form}
        name="avatar"
        label={labels.avatar}
        help={signup.avatarHelp}
        instead={<InitialsPicture name={fullName} />}
      />
      <Agreement by="signUp" />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {acceptInvitationTexts.create}
      </Button>
    </MutationForm>
  );
}
