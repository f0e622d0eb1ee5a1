import { Input } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useLazyRules } from '#client/forms/use-lazy-rules.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import type { FactorProof } from '#client/gql/graphql.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { factorMessages } from '#shared/factor.ts';

interface FactorFormProps {
  onProof: (proof: FactorProof) => Promise<Outcome<unknown> | null>;
  /** The buttons. */
  children: (isSubmitting: boolean) => ReactNode;
}

const loadCodeRules = async () => (await import('#shared/factor.rules.ts')).totpCodeRules;
const { codeLabels, recoveryLabels } = factorMessages.proof;

/** Form for the code of an authenticator app. */
export function CodeForm({ onProof, children }: FactorFormProps) {
  const form = useMutationForm({
    resolver: useLazyRules(loadCodeRules),
    defaultValues: { code: '' },
    labels: codeLabels,
  });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <MutationForm form={form} onSubmit={form.submit(onProof)}>
      <Field label={codeLabels.code} help={factorMessages.proof.codeHelp} error={errors.code?.message}>
        <Input {...form.register('code')} autoComplete="one-time-code" inputMode="numeric" />
      </Field>
      {children(isSubmitting)}
    </MutationForm>
  );
}

const loadRecoveryRules = async () => (await import('#shared/factor.rules.ts')).recoveryCodeRules;

/** Form for a recovery code, which replaces a lost phone. */
export function RecoveryCodeForm({ onProof, children }: FactorFormProps) {
  const form = useMutationForm({
    resolver: useLazyRules(loadRecoveryRules),
    defaultValues: { recoveryCode: '' },
    labels: recoveryLabels,
  });
  const { setFocus } = form;
  const { errors, isSubmitting } = form.formState;
  useEffect(() => setFocus('recoveryCode'), [setFocus]);
  return (
    <MutationForm form={form} onSubmit={form.submit(onProof)}>
      <Field
        label={recoveryLabels.recoveryCode}
        help={factorMessages.proof.recoveryHelp}
        error={errors.recoveryCode?.message}
      >
        <Input
          {...form.register('recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          fontFamily="mono"
        />
      </Field>
      {children(isSubmitting)}
    </MutationForm>
  );
}
