import { useWatch } from 'react-hook-form';
import { fieldErrors } from '#client/graphql/errors.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/forms/field.tsx';
import { PasswordInput } from '#client/forms/password-input.tsx';
import { accountMessages } from '#shared/account.ts';
import { PasswordHints } from './password-hints.tsx';
import { useResetPassword } from './use-reset-password.ts';

const loadRules = async () => (await import('./password-form-rules.ts')).resetPasswordFormRules;
const { resetPassword: texts } = accountMessages;
const { labels } = texts;

interface ResetPasswordFormProps {
  token: string;
  onReset: () => void;
  /** Called when the password is set and the second factor is still needed. */
  onSecondStep: () => void;
  /** Called when the link is no longer valid; `reason` comes from the server. */
  onUsedUp: (reason: string) => void;
}

/** Form for a new password, entered twice. Keeps the input when the server rejects it. */
export function ResetPasswordForm({ token, onReset, onSecondStep, onUsedUp }: ResetPasswordFormProps) {
  const resetPassword = useResetPassword(onSecondStep);
  const form = useMutationForm({
    resolver: useLazyRules(loadRules),
    defaultValues: { password: '', repeat: '' },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const wanted = useWatch({ control: form.control, name: 'password' });

  const submit = form.submit(async ({ password }) => {
    const outcome = await resetPassword({ token, password });
    if (!outcome) return null;
    const usedUp = !outcome.ok && fieldErrors(outcome.error)['token'];
    if (outcome.ok) onReset();
    if (usedUp) onUsedUp(usedUp);
    return outcome;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <Field
        label={labels.password}
        error={errors.password?.message}
        help={<PasswordHints password={wanted} />}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label={labels.repeat} error={errors.repeat?.message}>
        <PasswordInput {...form.register('repeat')} autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" loading={isSubmitting}>
        {texts.submit}
      </Button>
    </MutationForm>
  );
}
