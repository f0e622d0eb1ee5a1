import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { changedFields } from '#client/forms/merge-edits.ts';
import {
  courseFormRules,
  type CourseFields,
  type draftFormRules,
  type publishedCourseRules,
} from './course-form-rules.ts';
import { courseTextsOf, type CourseTexts } from './course-texts.ts';

type Rules = typeof courseFormRules | typeof publishedCourseRules | typeof draftFormRules;

/**
 * The form of a course. What it is judged by depends on the button: a draft may lack what a published course must
 * have. `isUnsaved` tells at any moment whether something typed or chosen would be lost.
 */
export function useCourseForm(texts: CourseTexts) {
  const rules = useRef<Rules>(courseFormRules);
  const saved = useRef<CourseTexts | null>(texts);
  const resolver: Resolver<CourseFields> = (...form) => {
    // The kinds of rules differ in what may be missing only; all take the fields of a draft.
    const resolve = zodResolver(rules.current) as Resolver<CourseFields>;
    return resolve(...form);
  };
  const form = useForm<CourseFields>({ resolver, defaultValues: texts, shouldFocusError: false });
  const { getValues, reset } = form;
  return {
    form,
    /** Chooses the rules of the next attempt. */
    validateWith: (next: Rules) => void (rules.current = next),
    isUnsaved: useCallback(() => {
      const values = getValues();
      if (!saved.current) return false;
      const changed = changedFields(saved.current, courseTextsOf(values));
      return values.thumbnail !== undefined || Object.keys(changed).length > 0;
    }, [getValues]),
    /** The form begins anew with what was saved. */
    resetTo: (next: CourseTexts) => {
      saved.current = next;
      reset({ ...next, thumbnail: undefined });
    },
    /** From now on nothing would be lost: the page may be left. */
    end: () => void (saved.current = null),
  };
}
