import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    changeEmail: 'L’adresse e-mail n’a pas pu être modifiée',
    keepAvatar: 'Votre photo n’a pas pu être récupérée. Choisissez-la à nouveau',
    updateProfile: 'Le profil n’a pas pu être enregistré',
    changePassword: 'Le mot de passe n’a pas pu être modifié',
    resetPassword: 'Le mot de passe n’a pas pu être réinitialisé',
    requestPasswordReset: 'L’e-mail n’a pas pu être envoyé',
    verifyEmail: 'L’adresse e-mail n’a pas pu être confirmée',
    deleteAccount: 'Le compte n’a pas pu être supprimé',
    confirmIdentity: 'Votre identité n’a pas pu être confirmée',
    exportData: 'Vos données n’ont pas pu être rassemblées',
    createToken: 'Le jeton n’a pas pu être créé',
    revokeToken: 'Le jeton n’a pas pu être révoqué',
    loadTokens: 'Les jetons n’ont pas pu être chargés',
    loadSessions: 'Vos appareils n’ont pas pu être chargés',
    endSession: 'L’appareil n’a pas pu être déconnecté',
    endOtherSessions: 'Vos autres appareils n’ont pas pu être déconnectés',
    tellNewDevices: 'Le réglage n’a pas pu être enregistré',
  },
  loading: {
    changeEmail: 'Envoi des e-mails',
    confirmEmail: 'Confirmation de la nouvelle adresse e-mail',
    updateProfile: 'Enregistrement de votre profil',
    changePassword: 'Modification de votre mot de passe',
    resetPassword: 'Définition de votre nouveau mot de passe',
    requestPasswordReset: 'Envoi de l’e-mail',
    deleteAccount: 'Suppression de votre compte',
    exportData: 'Préparation de vos données',
    createToken: 'Création du jeton',
    revokeToken: 'Révocation du jeton',
    endSession: 'Déconnexion de l’appareil',
    endOtherSessions: 'Déconnexion de vos autres appareils',
    tellNewDevices: 'Enregistrement du réglage',
  },
  success: {
    changeEmail: 'Deux e-mails sont en route',
    confirmEmail: 'Adresse confirmée',
    updateProfile: 'Profil enregistré',
    changePassword: 'Mot de passe modifié. Vos autres appareils ont été déconnectés',
    resetPassword: 'Mot de passe modifié. Connexion réussie',
    requestPasswordReset: 'Si un compte est associé à cette adresse, un e-mail est en route',
    resendVerification: 'Un e-mail est en route',
    verifyEmail: 'Votre adresse e-mail est confirmée',
    deleteAccount: 'Votre compte est supprimé',
    exportData: 'Vos données ont été téléchargées',
    createToken: 'Jeton créé',
    revokeToken: 'Jeton révoqué',
    endSession: 'L’appareil a été déconnecté',
    endOtherSessions: 'Vos autres appareils ont été déconnectés',
    tellNewDevices: 'Réglage enregistré',
  },
  otherDevices: {
    logOut: 'Déconnecter tous les autres appareils',
    title: 'Déconnecter tous les autres appareils ?',
    description:
      'Cet appareil reste connecté. Les jetons d’API fonctionnent jusqu’à ce que vous les révoquiez.',
    afterChange:
      'Votre validation en deux étapes a changé. Si vous êtes encore connecté ailleurs, vous pouvez vous y déconnecter maintenant.',
    tellNew: 'M’avertir par e-mail des connexions depuis de nouveaux appareils',
  },
  session: {
    ended: 'Votre session a pris fin',
    logInAgain: 'Reconnectez-vous, et votre demande reprendra automatiquement. Votre saisie est toujours là.',
    goOnWithout: 'Continuer sans se connecter',
  },
  loss: {
    name: 'nom',
    picture: 'photo',
    tokens: 'jetons d’API',
    certificates: 'certificats',
    secondFactors: 'seconds facteurs',
    progress: 'progression',
  },
  identity: {
    title: 'Est-ce bien vous ?',
    description:
      'Votre connexion date d’un moment. Prouvez à nouveau votre identité, et votre demande reprendra automatiquement.',
    labels: { currentPassword: 'Votre mot de passe' },
    useCode: 'Utiliser un code de votre application d’authentification',
    usePassword: 'Utiliser votre mot de passe',
    confirm: 'C’est bien moi',
  },
  signup: {
    title: 'Créer un compte',
    labels: { avatar: 'Photo', email: 'E-mail', password: 'Mot de passe', fullName: 'Nom complet' },
    submit: 'Créer le compte',
    hasAccount: 'Vous avez déjà un compte ? <login>Se connecter</login>',
  },
  help: {
    avatar: 'JPG, JPEG, PNG ou WEBP, 10 Mo au maximum. L’image est recadrée en carré.',
    fullName: 'Tel que les autres le verront, au moins 5 caractères',
  },
  passwordHints: {
    length: 'De {min} à {max} caractères',
    number: 'Un chiffre',
    special: 'Un caractère spécial, comme # ou !',
    met: '{hint}<done>, c’est fait</done>',
  },
  setup: {
    title: 'Votre école',
    incomplete:
      'Ce lien est incomplet. Copiez-le en entier depuis ce que l’école a affiché à son démarrage, ou demandez-le avec <code>npm run create-admin</code>.',
    intro:
      'Créez le premier compte de cette école : c’est celui de l’admin. Le nom et l’apparence de l’école viennent ensuite.',
  },
  changeEmail: {
    title: 'Changer d’adresse e-mail',
    intro:
      'Elle vous sert à vous connecter et nos e-mails y arrivent. Actuellement : {email}. Si vous n’y lisez plus vos e-mails, demandez à l’école de la changer.',
    labels: { email: 'Nouvelle adresse e-mail', currentPassword: 'Votre mot de passe' },
    submit: 'Envoyer les deux e-mails',
    sent: 'Consultez vos deux messageries',
    sentTo:
      'Un lien est en route vers {old}, et un autre vers {new}. Une fois les deux ouverts, {new} sera l’adresse de votre compte. Ils fonctionnent pendant 24 heures.',
  },
  confirmEmail: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    intro: 'Quand les deux adresses auront confirmé, la nouvelle sera celle de votre compte.',
    confirm: 'Confirmer la nouvelle adresse',
    changed: 'Votre adresse e-mail est modifiée',
    changedTo: 'Désormais, vous vous connectez avec {email}.',
    oneMore: 'Encore une confirmation',
    oneMoreHow: 'Cette adresse a confirmé. Ouvrez aussi le lien que nous avons envoyé à l’autre.',
  },
  changePassword: {
    title: 'Changer de mot de passe',
    intro: 'Vos autres appareils sont alors déconnectés ; celui-ci reste connecté.',
    labels: {
      currentPassword: 'Mot de passe actuel',
      newPassword: 'Nouveau mot de passe',
      repeat: 'Répétez le nouveau mot de passe',
    },
    revokeApiTokens: 'Révoquer aussi tous mes jetons d’API',
    submit: 'Changer le mot de passe',
  },
  forgotPassword: {
    title: 'Mot de passe oublié ?',
    intro:
      'Indiquez-nous l’adresse e-mail de votre compte, et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    labels: { email: 'E-mail' },
    submit: 'M’envoyer un lien',
    remembered: 'Il vous est revenu ? <login>Se connecter</login>',
    sent: 'Consultez votre messagerie',
    sentTo:
      'Si un compte est associé à {email}, un lien y est en route. Il fonctionne une seule fois, pendant une heure. Toujours rien après quelques minutes ? Regardez aussi dans les courriers indésirables.',
    backToLogin: 'Retour à la connexion',
    sendAgain: 'Renvoyer',
  },
  resetPassword: {
    title: 'Choisissez un nouveau mot de passe',
    intro:
      'Il vous connecte ici, met fin à vos sessions sur tous les autres appareils et révoque vos jetons d’API.',
    labels: { password: 'Nouveau mot de passe', repeat: 'Répétez le nouveau mot de passe' },
    submit: 'Définir le mot de passe',
    incomplete: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou demandez-en un nouveau.',
    askForNewLink: 'Demander un nouveau lien',
  },
  verifyEmail: {
    confirmTitle: 'Confirmez votre adresse e-mail',
    confirmIntro: 'Vous confirmez ainsi que vous recevez nos e-mails à cette adresse.',
    confirm: 'Confirmer mon adresse e-mail',
    title: {
      working: 'Confirmation de votre adresse e-mail…',
      done: 'Votre adresse e-mail est confirmée',
      failed: 'Votre adresse e-mail n’est pas confirmée',
    },
    working: 'Cela prend un instant.',
    done: 'Merci. Nous savons maintenant que nos e-mails vous parviennent ; vous n’avez rien d’autre à faire.',
    incomplete: 'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou demandez un nouvel e-mail.',
    newMail:
      'Un nouvel e-mail part à {email}. Rien n’est verrouillé d’ici là : vous pouvez continuer à apprendre.',
    logIn:
      'Connectez-vous : votre profil permet d’envoyer un nouvel e-mail. Si vous avez déjà ouvert le lien, vous n’avez rien à faire.',
    sendAgain: 'Renvoyer l’e-mail',
  },
  deadLink: 'Ce lien n’ouvre plus rien',
  to: {
    profile: 'Aller à votre profil',
    backToProfile: 'Retour au profil',
    changeEmail: 'Changer d’adresse e-mail',
    changePassword: 'Changer de mot de passe',
    courses: 'Découvrir les cours',
    login: 'Se connecter',
  },
};
