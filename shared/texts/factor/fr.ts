import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    load: 'Votre validation en deux étapes n’a pas pu être chargée',
    setUp: 'La validation en deux étapes n’a pas pu être configurée',
    remove: 'La validation en deux étapes n’a pas pu être désactivée',
    recoveryCodes: 'Les nouveaux codes de récupération n’ont pas pu être créés',
    addPasskey: 'La clé d’accès n’a pas pu être ajoutée',
    changePasskey: 'La clé d’accès n’a pas pu être modifiée',
    removeForMember: 'La seconde étape n’a pas pu être supprimée',
  },
  loading: {
    confirm: 'Vérification du code',
    remove: 'Désactivation',
    recoveryCodes: 'Création de nouveaux codes de récupération',
    addPasskey: 'Ajout de la clé d’accès',
    renamePasskey: 'Changement du nom de la clé d’accès',
    removePasskey: 'Suppression de la clé d’accès',
    removeForMember: 'Suppression de la seconde étape',
  },
  success: {
    confirm: 'La validation en deux étapes est activée',
    remove: 'L’application d’authentification n’est plus demandée',
    recoveryCodes: 'Nouveaux codes de récupération créés. Les anciens ne fonctionnent plus',
    addPasskey: 'Clé d’accès ajoutée',
    renamePasskey: 'Clé d’accès renommée',
    removePasskey: 'Clé d’accès supprimée',
    removeForMember: 'La seconde étape est supprimée',
  },
  validation: {
    code: 'Saisissez les 6 chiffres affichés par votre application d’authentification',
    recoveryCode: 'Saisissez l’un de vos codes de récupération',
    wrongCode: 'Ce code est incorrect ou a déjà été utilisé. Attendez le suivant',
    wrongRecoveryCode: 'Ce code de récupération est incorrect ou a déjà été utilisé',
    passkeyName: 'Donnez un nom à la clé d’accès',
    wrongPasskey: 'Cette clé d’accès n’a pas été acceptée. Veuillez réessayer',
  },
  conflict: {
    alreadyOn: 'Votre application d’authentification est déjà configurée',
    notStarted: 'Veuillez recommencer la configuration',
    tooManyPasskeys: 'Vous avez déjà le nombre maximal de clés d’accès par compte',
    off: 'La validation en deux étapes est désactivée',
    adminsFactor:
      'La seconde étape d’un admin ne peut être supprimée que par la personne qui gère le serveur',
  },
  notFound: {
    passkey: 'Cette clé d’accès n’existe pas',
  },
  proof: {
    codeLabels: { code: 'Code de votre application d’authentification' },
    codeHelp: '6 chiffres, renouvelés toutes les 30 secondes',
    recoveryLabels: { recoveryCode: 'Code de récupération' },
    recoveryHelp:
      'L’un de ceux que vous avez conservés en configurant la validation en deux étapes. Il ne fonctionne qu’une fois.',
    hasNoDevice: 'Vous n’avez pas votre appareil sous la main ?',
    useRecoveryCode: 'Utiliser un code de récupération',
    hasDevice: 'Vous avez finalement votre appareil ?',
    withoutRecoveryCode: 'Continuer sans code de récupération',
  },
  card: {
    title: 'Validation en deux étapes',
    intro:
      'Une clé d’accès ou une application sur votre téléphone prouve qu’il s’agit bien de vous. Votre mot de passe seul ne suffit alors plus à qui l’apprendrait.',
  },
  app: {
    title: 'Application d’authentification',
    setUp: 'Configurer une application d’authentification',
    since: 'Configurée le <time>{date}</time>',
    remove: 'Retirer l’application',
    removeTitle: 'Retirer l’application d’authentification ?',
    removeDescription:
      'Ses codes ne seront plus demandés. Sans clé d’accès, votre mot de passe seul suffira à ouvrir votre compte.',
    qrCode: 'QR code pour votre application d’authentification',
    scan: 'Scannez le code avec une application d’authentification sur votre téléphone, ou saisissez-y cette clé :',
    labels: { code: 'Code de l’application' },
    codeHelp: 'Les 6 chiffres que l’application affiche maintenant',
    switchOn: 'Activer',
  },
  passkeys: {
    title: 'Clés d’accès',
    intro:
      'Votre empreinte digitale, votre visage ou le code PIN d’un appareil ouvre votre compte, sans mot de passe à saisir ni à perdre.',
    addOne: 'Ajouter une clé d’accès',
    add: 'Ajouter la clé d’accès',
    rename: 'Renommer la clé d’accès',
    labels: { name: 'Nom de la clé d’accès' },
    nameHelp: 'Par exemple l’appareil qui la conserve',
    caption: 'Clés d’accès, de la plus ancienne à la plus récente',
    columns: { name: 'Nom', added: 'Ajout', lastUsed: 'Dernière utilisation', actions: 'Actions' },
    never: 'Jamais',
    renameRow: 'Renommer',
    renameOne: 'Renommer {name}',
    removeRow: 'Supprimer',
    removeOne: 'Supprimer {name}',
    removeTitle: 'Supprimer la clé d’accès « {name} » ?',
    removeDescription: 'Elle n’ouvrira plus votre compte. Supprimez-la aussi de l’appareil qui la conserve.',
    remove: 'Supprimer la clé d’accès',
  },
  codes: {
    title: 'Codes de récupération',
    left: '{count, plural, =0 {Vous n’avez plus de codes de récupération : créez-en de nouveaux maintenant.} one {Il vous reste # code de récupération pour le jour où vous perdrez votre appareil.} other {Il vous reste # codes de récupération pour le jour où vous perdrez votre appareil.}}',
    renew: 'Nouveaux codes de récupération',
    renewTitle: 'Créer de nouveaux codes de récupération ?',
    renewDescription: 'Vos codes actuels ne fonctionneront plus.',
    confirmRenew: 'Créer de nouveaux codes',
    yours: 'Vos codes de récupération',
    yoursIntro:
      'Chacun ouvre votre compte une fois si vous perdez votre téléphone. Gardez-les là où personne d’autre ne les trouvera : ils ne seront plus affichés.',
    download: 'Télécharger les codes',
    copy: 'Copier les codes',
    done: 'Terminé',
  },
  ofMember: {
    intro:
      'Une personne qui a perdu à la fois son téléphone et ses codes de récupération ne peut plus se connecter. Assurez-vous que c’est bien elle qui vous le demande.',
    remove: 'Supprimer la seconde étape',
    removeTitle: 'Supprimer la seconde étape de {name} ?',
    removeDescription:
      'Le mot de passe seul suffira alors à ouvrir le compte. La personne en est informée par e-mail, et l’action est consignée.',
  },
};
