import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    issueCertificate: 'Le certificat n’a pas pu être délivré',
    loadCertificate: 'Le certificat n’a pas pu être chargé',
  },
  loading: {
    issueCertificate: 'Création de votre certificat',
  },
  success: {
    issueCertificate: 'Votre certificat est prêt',
  },
  validation: {
    certificateCode: 'Saisissez le code qui figure sur le certificat',
  },
  conflict: {
    courseNotCompleted: 'Le certificat est délivré quand toutes les leçons sont terminées',
  },
  notFound: {
    certificate: 'Aucun certificat ne porte ce code',
  },
  sheet: {
    kind: 'Certificat de fin de cours',
    completed: 'a terminé toutes les leçons du cours',
    on: 'le {date}',
    taughtBy: 'Enseigné par {instructor}',
    number: 'Certificat {code}',
    minutes: '{minutes, plural, one {# minute} other {# minutes}} de vidéo',
    hours: '{hours, plural, one {# heure} other {# heures}} de vidéo',
    hoursAndMinutes:
      '{hours, plural, one {# heure} other {# heures}} {minutes, plural, one {# minute} other {# minutes}} de vidéo',
  },
  pdf: 'Certificat (PDF)',
  page: {
    code: 'Code du certificat',
    otherCode: 'Code d’un autre certificat',
    codeHelp: 'Il figure en bas du certificat. La casse, les espaces et les tirets n’ont pas d’importance.',
    verify: 'Vérifier',
    title: 'Vérifier un certificat',
    genuine: 'Ce certificat est authentique',
    unknown:
      'Comparez-le au certificat, caractère par caractère. S’il est identique, le certificat n’est pas de nous, ou son titulaire a supprimé son compte.',
  },
  course: {
    completed: 'Cours terminé',
    explanation: 'Vous avez terminé toutes les leçons. Le certificat l’atteste, et chacun peut le vérifier.',
    get: 'Obtenir votre certificat',
    yours: 'Votre certificat',
    address: 'Où chacun peut le vérifier',
    copyLink: 'Copier le lien',
    openPage: 'Ouvrir la page',
  },
};
