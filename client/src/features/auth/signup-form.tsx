import { Input } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { FileField } from '#client/forms/file-field.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { imageTypes } from '#shared/limits.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { EmailField } from './email-field.tsx';
import { PasswordHints } from './password-hints.tsx';
import { useRegister } from './use-register.ts';

const loadRules = async () => (await import('./signup-rules.ts')).signupRules;
const labels = { avatar: 'Picture', email: 'Email', password: 'Password', fullName: 'Full name' };

/** The form of a new account. What was typed stays when the server refuses. */
export function SignupForm() {
  const register = useRegister();
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { email: '', password: '', fullName: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  return (
    <MutationForm form={form} onSubmit={form.submit(register)}>
      <Controller
        control={form.control}
        name="avatar"
        render={({ field }) => (
          <FileField
            {...field}
            shape="round"
            label="Picture"
            help="JPG, JPEG, PNG or WEBP, up to 10 MB. It is cropped to a square."
            accept={imageTypes.avatar.join()}
            error={errors.avatar?.message}
          />
        )}
      />
      <EmailField
        {...form.register('email')}
        autoComplete="username"
        error={errors.email?.message}
        onSuggestion={(email) =>
          form.setValue('email', email, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <Field label="Password" error={errors.password?.message} help={<PasswordHints password={password} />}>
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field
        label="Full name"
        help="As others will see it, at least 5 characters"
        error={errors.fullName?.message}
      >
        <Input {...form.register('fullName')} autoComplete="name" />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting}>
        Create account
      </Button>
    </MutationForm>
  );
}
