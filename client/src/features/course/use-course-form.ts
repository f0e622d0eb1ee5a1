import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef, useState, type BaseSyntheticEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import {
  courseFormRules,
  type CourseFields,
  type draftFormRules,
  type publishedCourseRules,
} from './course-form-rules.ts';
import { courseTextsOf, type CourseTexts } from './course-texts.ts';

type Rules = typeof courseFormRules | typeof publishedCourseRules | typeof draftFormRules;

/**
 * The form of a course. Its rules depend on the button: a draft may lack what a published course must have. `isUnsaved`
 * tells at any moment whether something typed or chosen would be lost; `blocker` asks before the page is left then. What is typed
 * is kept in the browser until it is saved.
 *
 * @param id of the course; null for a new one.
 */
export function useCourseForm(id: string | null, texts: CourseTexts) {
  const rules = useRef<Rules>(courseFormRules);
  const saved = useRef<CourseTexts | null>(texts);
  const resolver: Resolver<CourseFields> = (...form) => {
    // The kinds of rules differ in what may be missing only; all take the fields of a draft.
    const resolve = zodResolver(rules.current) as Resolver<CourseFields>;
    return resolve(...form);
  };
  const form = useMutationForm({
    resolver,
    defaultValues: texts,
    labels: courseFormTexts.labels,
    fileField: 'thumbnail',
  });
  const { getValues, reset } = form;
  const [base, setBase] = useState(texts);
  const draft = useFormDraft({
    key: useDraftKey(`course:${id ?? 'new'}`),
    form,
    textsOf: courseTextsOf,
    base,
  });
  const isUnsaved = useCallback(() => {
    const values = getValues();
    if (!saved.current) return false;
    const changed = changedFields(saved.current, courseTextsOf(values));
    return values.thumbnail !== undefined || Object.keys(changed).length > 0;
  }, [getValues]);
  return {
    form,
    draft,
    isUnsaved,
    blocker: useLeaveGuard(isUnsaved),
    /** The handler of a button: the form's `submit` by these rules. */
    submit:
      (next: Rules, mutate: (course: CourseFields) => Promise<Outcome<unknown> | null>) =>
      (event: BaseSyntheticEvent) => {
        rules.current = next;
        return form.submit(mutate)(event);
      },
    /** The form begins anew with what was saved. */
    resetTo: (next: CourseTexts) => {
      saved.current = next;
      setBase(next);
      reset({ ...next, thumbnail: undefined });
      draft.drop();
    },
    /** From now on nothing would be lost: the page may be left. */
    end: () => {
      saved.current = null;
      draft.drop();
    },
  };
}
