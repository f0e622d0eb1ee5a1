import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Agreement } from '#client/entities/legal/agreement.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';
import { authMessages } from '#shared/auth.ts';
import { EmailField } from './email-field.tsx';
import { InitialsPicture } from './initials-picture.tsx';
import { drawInitials } from './initials.ts';
import { AvatarField, FullNameField } from './person-fields.tsx';
import { PasswordHints } from './password-hints.tsx';
import type { signupRules } from './signup-rules.ts';

const loadRules = async () => (await import('./signup-rules.ts')).signupRules;
const { signup: texts } = accountMessages;
const { labels } = texts;

type Fields = z.output<typeof signupRules>;

interface SignupFormProps {
  /** Initial value of the email field. */
  email: string;
  /** Whether the address is certain, so that the form does not ask for it. */
  isEmailCertain?: boolean;
  /** Creates the account. */
  register: (account: Fields & { avatar: File }) => Promise<Outcome<unknown>>;
}

/**
 * Signup form. Keeps the input when the server rejects it. Every account has a picture (specification, section 5); without a
 * chosen one, it is drawn from the initials of the name.
 */
export function SignupForm({ email, isEmailCertain = false, register }: SignupFormProps) {
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { email, password: '', fullName: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const [password, fullName] = useWatch({ control: form.control, name: ['password', 'fullName'] });
  const signUp = async ({ avatar, ...fields }: Fields) => {
    const picture = avatar ?? (await drawInitials(fields.fullName));
    if (picture) return register({ ...fields, avatar: picture });
    form.setError('avatar', { message: authMessages.validation.fillAllDetails }, { shouldFocus: true });
    return null;
  };

  return (
    <MutationForm form={form} onSubmit={form.submit(signUp)}>
      {isEmailCertain ? (
        // Password managers store the password with this address.
        <input {...form.register('email')} type="email" autoComplete="username" readOnly hidden />
      ) : (
        <EmailField
          {...form.register('email')}
          autoComplete="username"
          error={errors.email?.message}
          onSuggestion={(suggested) =>
            form.setValue('email', suggested, { shouldValidate: form.formState.isSubmitted })
          }
        />
      )}
      <Field
        label={labels.password}
        error={errors.password?.message}
        help={<PasswordHints password={password} />}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <FullNameField
        {...form.register('fullName')}
        label={labels.fullName}
        error={errors.fullName?.message}
      />
      <AvatarField
        form={form}
        name="avatar"
        label={labels.avatar}
        help={texts.avatarHelp}
        instead={<InitialsPicture name={fullName} />}
      />
      <Agreement by="signUp" />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {texts.submit}
      </Button>
    </MutationForm>
  );
}
