import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Enregistrement des leçons',
  failure: 'Les leçons n’ont pas pu être enregistrées',
  published: '{count, plural, one {Leçon publiée} other {# leçons publiées}}',
  scheduled:
    '{count, plural, one {La leçon sera publiée le {time}} other {# leçons seront publiées le {time}}}',
  unpublished: '{count, plural, one {La leçon est un brouillon} other {# leçons sont des brouillons}}',
  heading: 'Brouillons',
  drafts:
    '{count, plural, one {# leçon est un brouillon : seuls les admins la voient.} other {# leçons sont des brouillons : seuls les admins les voient.}}',
  publishDrafts: '{count, plural, one {Publier le brouillon} other {Publier les # brouillons}}',
  publishChosen: '{count, plural, one {Publier # leçon} other {Publier # leçons}}',
  publish: 'Publier',
  unpublish: 'Dépublier',
  cancelSchedule: 'Ne pas publier',
  later: 'Publier plus tard',
  schedule: 'Programmer',
  isDraft: 'Seuls les admins voient cette leçon.',
  scheduledFor: 'Publication prévue le {time}',
  time: 'Jour et heure',
  timeZone: 'Votre fuseau horaire : {zone}',
  atOnce: 'Publier aussitôt les vidéos déposées ici, sans brouillon',
  savedSetting: 'Mode de publication des vidéos enregistré',
};
