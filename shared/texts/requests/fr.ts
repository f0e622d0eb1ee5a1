import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  refusals: {
    bodyOverdue: 'La transmission a pris trop de temps. Veuillez réessayer',
    overloaded: 'Il y a trop de monde en ce moment. Réessayez dans quelques secondes',
    documentNotTrusted:
      'Cette école ne répond qu’aux requêtes de ses propres pages. Si vous voyez ce message sur l’une d’elles, rechargez-la',
    methodNotAllowed: 'Cette adresse n’accepte pas cette méthode',
    crossSite: 'Cette requête venait d’un autre site et a été refusée',
    byNavigation:
      'Ouvrir cette adresse dans un navigateur ne change rien. Appelez-la depuis un script ou utilisez POST',
    linkExpired: 'Ce lien a expiré',
    idempotencyKeyMalformed:
      'Un Idempotency-Key comporte de 1 à 255 lettres, chiffres et signes ASCII, sans espace',
    idempotencyKeyReused:
      'Cet Idempotency-Key a déjà servi à un autre appel. Créez-en un nouveau pour chaque appel',
    idempotencyKeyUnanswered:
      'Le premier appel avec cet Idempotency-Key n’a pas de réponse : il est encore en cours ou il a été interrompu avant la réponse. Vérifiez s’il a été exécuté avant de le renvoyer avec une nouvelle clé',
    idempotencyAnswerNotKept:
      'Cet appel a été exécuté, mais sa réponse était trop longue pour être conservée. Lisez le résultat par une requête et ne renvoyez pas l’appel',
    nestedTooDeeply: 'Ce JSON est trop imbriqué : listes et objets peuvent avoir {limit} niveaux',
  },
  input: {
    malformedId: 'Cet identifiant n’est pas valide',
    malformedCursor: 'Ce n’est pas un curseur de cette liste',
    pageSize: 'Demandez de 1 à {limit} entrées',
    imageMemory: 'Cette image demande trop de mémoire pour être lue. Enregistrez-la avec moins de pixels',
    imageParts:
      'Cette image est composée de trop de parties. Enregistrez-la à nouveau au format JPEG standard',
    imageTime: 'La lecture de cette image prend trop de temps. Enregistrez-la avec moins de pixels',
  },
};
