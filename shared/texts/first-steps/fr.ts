import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Premiers pas',
  intro:
    'Ce qu’il faut à une nouvelle école. Passez ce dont vous n’avez pas besoin maintenant : tout reste ici.',
  open: '{count, plural, one {# étape à faire} other {# étapes à faire}}',
  skipped: 'Étapes passées : {steps}',
  goOn: 'Continuer',
  skip: 'Passer',
  takeUp: 'Reprendre cette étape',
  state: { OPEN: 'À faire', DONE: 'Terminée', DISMISSED: 'Passée' },
  steps: {
    SCHOOL: {
      title: 'Nom et apparence',
      intro:
        'Un nom, une couleur et un logo figurent en haut de chaque page, dans les e-mails et sur les certificats.',
      go: 'Nommer l’école',
    },
    OFFER: {
      title: 'Offre',
      intro: 'Ce que coûte une année, et pendant combien de jours le remboursement est possible.',
      go: 'Fixer le prix',
    },
    MAIL: {
      title: 'E-mail',
      intro:
        'Une inscription, un mot de passe oublié, un paiement : chaque fois, un e-mail part. Ici, vous vous en envoyez un.',
      go: 'M’envoyer un e-mail',
    },
    STORAGE: {
      title: 'Stockage',
      intro: 'Les vidéos et les images y sont conservées. Ici, un fichier est écrit, lu, puis supprimé.',
      go: 'Tester le stockage',
    },
    STRIPE: {
      title: 'Paiements',
      intro:
        'Stripe encaisse les paiements. Ici, la clé, le prix et le portail client sont vérifiés, puis l’école attend qu’un événement Stripe arrive.',
      go: 'Interroger Stripe',
    },
    COURSE: {
      title: 'Premier cours',
      intro: 'C’est un brouillon que personne ne voit, jusqu’à ce que vous le publiiez.',
      go: 'Créer un cours',
    },
    ABOUT: {
      title: 'Page « À propos »',
      intro: 'Tant que vous ne l’écrivez pas vous-même, elle dit ce que le produit dit de toute école.',
      go: 'Écrire la page',
    },
    MENTORS: {
      title: 'Mentors',
      intro:
        'La page « À propos » montre quatre personnes inventées. Montrez qui enseigne dans votre école, ou personne.',
      go: 'Présenter les mentors',
    },
    LINKS: {
      title: 'Réseaux sociaux',
      intro:
        'Les icônes au bas de chaque page mènent aux pages d’accueil des réseaux. Faites-les mener à votre école ; celles sans adresse disparaissent.',
      go: 'Régler les liens',
    },
    LEGAL: {
      title: 'Pages légales',
      intro:
        'Les mentions légales, la politique de confidentialité et les conditions d’utilisation apparaissent au bas de chaque page dès qu’elles sont écrites.',
      go: 'Écrire les pages légales',
    },
  },
  failure: {
    load: 'Les premiers pas n’ont pas pu être chargés',
    check: 'La vérification a échoué',
    save: 'L’enregistrement a échoué',
  },
};
