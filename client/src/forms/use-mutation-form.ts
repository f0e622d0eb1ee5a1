import { useForm, type FieldPath, type FieldValues, type Resolver, type UseFormProps } from 'react-hook-form';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { showFileError } from './form-errors.ts';
import { useFormErrors } from './use-form-errors.ts';

type MutationFormOptions<Fields extends FieldValues, Output> = Omit<
  UseFormProps<NoInfer<Fields>, unknown, NoInfer<Output>>,
  'resolver' | 'shouldFocusError'
> & {
  resolver: Resolver<Fields, unknown, Output>;
  /** The labels of the fields that can be invalid, from top to bottom: the first invalid field gets the focus. */
  labels: NoInfer<Partial<Record<FieldPath<Fields>, string>>>;
  /** The field that shows that the server did not take the file: too large, or not what it pretends to be. */
  fileField?: NoInfer<FieldPath<Fields>>;
};

/** React Hook Form's `useForm` for a form whose submit is a mutation, with the errors of its last submit. */
export function useMutationForm<Fields extends FieldValues, Output = Fields>({
  labels,
  fileField,
  ...options
}: MutationFormOptions<Fields, Output>) {
  const form = useForm<Fields, unknown, Output>({ ...options, shouldFocusError: false });
  // The keys of `labels` are the form's field names; `Object.keys` knows them as mere strings.
  const names = Object.keys(labels) as FieldPath<Fields>[];
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(form, names);

  return {
    ...form,
    labels,
    submitErrors,
    formError,
    /** The handler of a submit: validates, runs the mutation and shows its error. What was typed stays. */
    submit: (mutate: (input: Output) => Promise<Outcome<unknown>>) =>
      form.handleSubmit(async (input) => {
        clear();
        const outcome = await mutate(input);
        if (outcome.ok) return;
        if (fileField && showFileError(outcome.error, fileField, form.setError)) return;
        showServerError(outcome.error, outcome.message);
      }, showInvalid),
  };
}
