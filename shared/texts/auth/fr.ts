import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    createAccount: 'Le compte n’a pas pu être créé',
    login: 'La connexion a échoué',
    logout: 'La déconnexion a échoué',
    usePasskey: 'La clé d’accès n’a pas pu être utilisée',
  },
  loading: {
    createAccount: 'Création de votre compte…',
    login: 'Connexion en cours…',
  },
  success: {
    register: 'Bienvenue chez {school}',
    login: 'Bon retour parmi nous',
    logout: 'Déconnexion réussie',
  },
  validation: {
    fillAllDetails: 'Veuillez remplir tous les champs',
    profileFieldsMandatory: 'Tous les champs sont obligatoires',
    profileNameTooShort: 'Le nom doit comporter au moins 5 caractères',
    passwordsDiffer: 'Les deux nouveaux mots de passe ne sont pas identiques',
    wrongCurrentPassword: 'Le mot de passe actuel est incorrect',
    noScope: 'Choisissez au moins une autorisation',
    tokenUsedOrOld: 'Ce lien a déjà été utilisé ou est trop ancien. Demandez-en un nouveau',
    nameTooShort: 'Le nom doit comporter au moins 5 caractères',
    nameTooLong: 'Le nom peut comporter au plus 100 caractères',
    invalidEmail: 'Saisissez une adresse e-mail valide',
    weakPassword:
      'Le mot de passe doit comporter de 6 à 16 caractères, dont au moins un chiffre et un caractère spécial',
    commonPassword: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre',
    ownWordsPassword:
      'Ce mot de passe contient un mot du nom de l’école, de votre nom ou de votre adresse e-mail. Choisissez-en un autre',
    avatarFormat: 'Format non pris en charge. Seules les images JPG, JPEG, PNG et WEBP sont acceptées.',
  },
  access: {
    wrongCredentials: 'L’adresse e-mail ou le mot de passe est incorrect',
    secondStepNeedsScripts:
      'La seconde étape nécessite JavaScript. Activez-le pour ce site et rechargez la page',
    secondFactorDemanded:
      'Les admins de cette école ont besoin de la validation en deux étapes. Configurez-la dans votre profil',
    tooManyAttempts: 'Trop de tentatives infructueuses. Réessayez plus tard',
  },
};
