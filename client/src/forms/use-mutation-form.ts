import { useState } from 'react';
import {
  useForm,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
} from 'react-hook-form';
import { authMessages } from '#shared/auth.ts';
import { contactMessages } from '#shared/contact.ts';
import { courseMessages } from '#shared/course.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { retryTime } from '#client/format/retry-time.ts';
import { fieldErrors, hasCode, retryAfter } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';

/** The messages about missing values. */
const missing = (): readonly unknown[] => [
  authMessages.validation.fillAllDetails,
  contactMessages.validation.contactFieldsMandatory,
  courseMessages.validation.courseFieldsMandatory,
  lectureMessages.validation.lectureFieldsMandatory,
  authMessages.validation.profileFieldsMandatory,
];

type MutationFormOptions<Fields extends FieldValues, Output> = Omit<
  UseFormProps<NoInfer<Fields>, unknown, NoInfer<Output>>,
  'resolver' | 'shouldFocusError'
> & {
  resolver: Resolver<Fields, unknown, Output>;
  /** The labels of the fields that can be invalid, from top to bottom. The first invalid field gets the focus. */
  labels: NoInfer<Partial<Record<FieldPath<Fields>, string>>>;
  /** The field that shows a file error of the server: too large, or of another type than it claims. */
  fileField?: NoInfer<FieldPath<Fields>>;
};

/**
 * React Hook Form's `useForm` for a form whose submit is one mutation, with the errors of the last submit. `submitErrors` stay
 * unchanged until the next submit, so that the summary does not move while its lines are shown as corrected. The fields validate
 * while the person types.
 */
export function useMutationForm<Fields extends FieldValues, Output = Fields>({
  labels,
  fileField,
  ...options
}: MutationFormOptions<Fields, Output>) {
  const form = useForm<Fields, unknown, Output>({ ...options, shouldFocusError: false });
  const [submitErrors, setSubmitErrors] = useState<FieldErrors<Fields>>({});
  const [formError, setFormError] = useState<string | null>(null);
  // The keys of `labels` are the form's field names; `Object.keys` types them as strings.
  const names = Object.keys(labels) as FieldPath<Fields>[];

  const showInvalid = (errors: FieldErrors<Fields>) => {
    setSubmitErrors({ ...errors });
    setFormError(null);
    const first = names.find((name) => errors[name]);
    if (first) form.setFocus(first);
    notifyInvalid(errors);
  };

  /** Shows no toast: the mutation has already shown one. */
  const showServerError = (error: unknown, message: string) => {
    if (fileField && isFileError(error)) {
      return form.setError(fileField, { message }, { shouldFocus: true });
    }
    const errors = fieldErrors(error);
    names
      .filter((name) => errors[name])
      .forEach((name, index) => form.setError(name, { message: errors[name] }, { shouldFocus: index === 0 }));
    if (Object.keys(errors).length === 0) setFormError(withRetryTime(error, message));
  };

  return {
    ...form,
    labels,
    /** The errors of the rules at the last submit, as in `formState.errors`. */
    submitErrors,
    /** The server's reason for refusing the form as a whole; null if it accepted it or named the invalid fields. */
    formError,
    /**
     * Returns the submit handler: it validates, runs the mutation and shows its error. `mutate` resolves with null when there is
     * none to show. The input stays in the form.
     */
    submit: (mutate: (input: Output) => Promise<Outcome<unknown> | null>) =>
      form.handleSubmit(async (input) => {
        setSubmitErrors({});
        setFormError(null);
        const outcome = await mutate(input);
        if (outcome && !outcome.ok) showServerError(outcome.error, outcome.message);
      }, showInvalid),
  };
}

/** Shows one validation error as a toast (specification, section 5): a missing value if there is one, else the first error. */
function notifyInvalid(errors: FieldErrors): void {
  const missingTexts = missing();
  const texts = Object.values(errors).map((error) => error?.message);
  const text = texts.find((said) => missingTexts.includes(said)) ?? texts[0];
  if (typeof text === 'string') notify.error(text);
}

const isFileError = (error: unknown): boolean =>
  hasCode(error, 'UNSUPPORTED_MEDIA_TYPE') || hasCode(error, 'PAYLOAD_TOO_LARGE');

function withRetryTime(error: unknown, message: string): string {
  const seconds = retryAfter(error);
  return seconds === null ? message : `${message}. ${retryTime(seconds, new Date())}`;
}
