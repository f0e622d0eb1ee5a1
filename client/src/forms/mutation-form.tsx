import { Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from './error-summary.tsx';
import { FormError } from './form-error.tsx';
import type { useMutationForm } from './use-mutation-form.ts';

export interface MutationFormProps<Fields extends FieldValues> extends Pick<StackProps, 'gap'> {
  form: Pick<
    ReturnType<typeof useMutationForm<Fields>>,
    'labels' | 'submitErrors' | 'formState' | 'formError' | 'setFocus'
  >;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The address that the browser posts to until scripts run. */
  action?: string;
  children: ReactNode;
}

/** The form of `useMutationForm`, with the errors of its last submit above its fields. Takes the gap of a `Stack`. */
export function MutationForm<Fields extends FieldValues>(props: MutationFormProps<Fields>) {
  const { form, onSubmit, action, gap = '6', children } = props;
  return (
    <Stack asChild gap={gap}>
      <form noValidate method={action && 'post'} action={action} onSubmit={onSubmit}>
        {form.formError && <FormError text={form.formError} />}
        <ErrorSummary
          errors={form.submitErrors}
          remaining={form.formState.errors}
          labels={form.labels}
          onChoose={form.setFocus}
        />
        {children}
      </form>
    </Stack>
  );
}
