import { useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { authMessages } from '#shared/auth.ts';
import { contactMessages } from '#shared/contact.ts';
import { courseMessages } from '#shared/course.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { errorMessage, fieldErrors, retryAfter } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { retryTime } from '#client/format/retry-time.ts';
import { notifyFirstError, showServerErrors } from './form-errors.ts';

/** What forms say when something is missing. */
const missing: readonly unknown[] = [
  authMessages.validation.fillAllDetails,
  contactMessages.validation.contactFieldsMandatory,
  courseMessages.validation.courseFieldsMandatory,
  lectureMessages.validation.lectureFieldsMandatory,
  authMessages.validation.profileFieldsMandatory,
];

/**
 * The errors of the last submit of a form. `fields` are in the order of the page: the first invalid one gets the focus,
 * so the form needs `shouldFocusError: false`. `submitErrors` stay unchanged until the next submit, so that the summary
 * does not move while the fields are corrected; the fields validate as one types.
 */
export function useFormErrors<Fields extends FieldValues, Output>(
  form: UseFormReturn<Fields, unknown, Output>,
  fields: readonly FieldPath<Fields>[],
) {
  const [submitErrors, setSubmitErrors] = useState<FieldErrors<Fields>>({});
  const [formError, setFormError] = useState<string | null>(null);

  const clear = () => {
    setSubmitErrors({});
    setFormError(null);
  };
  return {
    submitErrors,
    /** Why the server refused the form as a whole; null when it did not, or named the invalid fields. */
    formError,
    clear,
    /** Shows the errors of the rules; a missing value is named first (specification, section 5). */
    showInvalid: (errors: FieldErrors<Fields>) => {
      setSubmitErrors({ ...errors });
      setFormError(null);
      const first = fields.find((name) => errors[name]);
      if (first) form.setFocus(first);
      const said = Object.values(errors).map((error) => error?.message);
      const mandatory = said.find((text) => missing.includes(text));
      if (typeof mandatory === 'string') notify.error(mandatory);
      else notifyFirstError(errors);
    },
    /** Shows the server's error; the toast of the call has shown it already. */
    showServerError: (error: unknown, fallback: string) => {
      showServerErrors(error, fields, form.setError);
      if (Object.keys(fieldErrors(error)).length === 0) setFormError(formErrorText(error, fallback));
    },
  };
}

function formErrorText(error: unknown, fallback: string): string {
  const reason = errorMessage(error, fallback);
  const seconds = retryAfter(error);
  return seconds === null ? reason : `${reason}. ${retryTime(seconds, new Date())}`;
}
