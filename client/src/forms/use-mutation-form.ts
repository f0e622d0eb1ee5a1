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

/** What forms say when something is missing. */
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
  /** The labels of the fields that can be invalid, from top to bottom: the first invalid field gets the focus. */
  labels: NoInfer<Partial<Record<FieldPath<Fields>, string>>>;
  /** The field that shows that the server did not take the file: too large, or not what it pretends to be. */
  fileField?: NoInfer<FieldPath<Fields>>;
};

/**
 * React Hook Form's `useForm` for a form whose submit is one mutation, with the errors of the last submit.
 * `submitErrors` stay unchanged until the next submit, so that the summary does not move while the fields are corrected;
 * the fields validate as one types.
 */
export function useMutationForm<Fields extends FieldValues, Output = Fields>({
  labels,
  fileField,
  ...options
}: MutationFormOptions<Fields, Output>) {
  const form = useForm<Fields, unknown, Output>({ ...options, shouldFocusError: false });
  const [submitErrors, setSubmitErrors] = useState<FieldErrors<Fields>>({});
  const [formError, setFormError] = useState<string | null>(null);
  // The keys of `labels` are the form's field names; `Object.keys` knows them as mere strings.
  const names = Object.keys(labels) as FieldPath<Fields>[];

  const showInvalid = (errors: FieldErrors<Fields>) => {
    setSubmitErrors({ ...errors });
    setFormError(null);
    const first = names.find((name) => errors[name]);
    if (first) form.setFocus(first);
    notifyInvalid(errors);
  };

  /** The toast of the mutation has told the error already. */
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
    /** What the rules found invalid, as in `formState.errors`. */
    submitErrors,
    /** Why the server refused the form as a whole; null when it did not, or named the invalid fields. */
    formError,
    /**
     * The handler of a submit: validates, runs the mutation and shows its error; null when there is none to show. What was
     * typed stays.
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

/** Shows one error of the rules as a toast (specification, section 5): that a value is missing, else the first. */
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
