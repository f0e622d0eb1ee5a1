import { useSyncExternalStore } from 'react';
import { pageLocale } from '#shared/locale.ts';
import { formatsIn } from './format.ts';

const neverChanges = () => () => undefined;

/** The number formats: during hydration those of the rendered page, which knows no reader, then those of the reader's locale. */
export const useFormats = () => useSyncExternalStore(neverChanges, formatsIn, () => formatsIn(pageLocale()));
