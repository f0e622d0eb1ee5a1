import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Lektionen werden gespeichert',
  failure: 'Die Lektionen konnten nicht gespeichert werden',
  published: '{count, plural, one {Lektion veröffentlicht} other {# Lektionen veröffentlicht}}',
  scheduled:
    '{count, plural, one {Die Lektion wird am {time} veröffentlicht} other {# Lektionen werden am {time} veröffentlicht}}',
  unpublished: '{count, plural, one {Die Lektion ist ein Entwurf} other {# Lektionen sind Entwürfe}}',
  heading: 'Entwürfe',
  drafts:
    '{count, plural, one {# Lektion ist ein Entwurf: Nur Admins sehen sie.} other {# Lektionen sind Entwürfe: Nur Admins sehen sie.}}',
  publishDrafts: '{count, plural, one {Entwurf veröffentlichen} other {Alle # Entwürfe veröffentlichen}}',
  publishChosen: '{count, plural, one {# Lektion veröffentlichen} other {# Lektionen veröffentlichen}}',
  publish: 'Veröffentlichen',
  unpublish: 'Zurückziehen',
  cancelSchedule: 'Nicht veröffentlichen',
  later: 'Später veröffentlichen',
  schedule: 'Planen',
  isDraft: 'Nur Admins sehen diese Lektion.',
  scheduledFor: 'Geplant für {time}',
  time: 'Tag und Uhrzeit',
  timeZone: 'An Ihrem Ort: {zone}',
  atOnce: 'Videos, die hier abgelegt werden, sofort veröffentlichen, ohne Entwurf',
  savedSetting: 'Gespeichert, wie Videos veröffentlicht werden',
};
