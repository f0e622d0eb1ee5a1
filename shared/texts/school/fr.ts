import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  sections: {
    all: 'Paramètres',
    school: 'École',
    pictures: 'Images',
    offer: 'Offre',
    about: 'Page « À propos »',
    legal: 'Pages légales',
    mentors: 'Mentors',
  },
  labels: {
    name: 'Nom',
    language: 'Langue',
    accent: 'Couleur',
    contact: 'Adresse de contact',
    headline: 'Titre',
    intro: 'Texte sous le titre',
    about: 'Texte de la page',
    imprint: 'Mentions légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    facebook: 'Facebook',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    youtube: 'YouTube',
    price: 'Prix d’une année',
    currency: 'Devise',
    refundDays: 'Délai de remboursement, en jours',
    graceDays: 'Délai de grâce, en jours',
    trialDays: 'Jours gratuits au début',
  },
  form: {
    school: 'École',
    schoolIntro:
      'Son nom figure en haut de chaque page, dans les e-mails et sur les certificats, et c’est ainsi que les moteurs de recherche la désignent.',
    languageHelp:
      'Pour les personnes qui n’en ont pas choisi d’autre et dont le navigateur ne demande aucune des nôtres.',
    contactHelp:
      'Les messages du formulaire de contact et les réponses aux e-mails y arrivent. La page de contact l’affiche. Laissez vide pour n’afficher aucune adresse.',
    appearance: 'Apparence',
    appearanceIntro: 'Les boutons, les liens et les mises en évidence partagent une même couleur.',
    home: 'Page d’accueil',
    homeIntro: 'Ce que tout le monde lit en premier.',
    social: 'Réseaux sociaux',
    socialIntro:
      'Les adresses de votre école sur ces réseaux, avec https. Le pied de chaque page y renvoie ; les champs vides sont ignorés.',
  },
  accent: {
    help: 'Par exemple #1d4ed8. Toutes les nuances en découlent, claires et sombres. Laissez vide pour les couleurs du produit.',
    pick: 'Choisir la couleur',
    reset: 'Réinitialiser',
    adjusted: {
      day: {
        lighter: 'En thème clair, les boutons sont plus clairs que votre couleur pour rester lisibles.',
        darker: 'En thème clair, les boutons sont plus foncés que votre couleur pour rester lisibles.',
      },
      night: {
        lighter: 'En thème sombre, les boutons sont plus clairs que votre couleur pour rester lisibles.',
        darker: 'En thème sombre, les boutons sont plus foncés que votre couleur pour rester lisibles.',
      },
    },
  },
  offer: {
    price: 'Prix',
    priceIntro:
      'Pour les personnes qui s’abonnent à partir de maintenant. Celles qui ont déjà un abonnement gardent le prix et les conditions qu’elles ont acceptés.',
    currencyHelp:
      'Le tableau de bord et les statistiques comptent séparément ce qui a été payé dans chaque devise.',
    terms: 'Conditions',
    termsIntro: 'Pour les personnes qui s’abonnent à partir de maintenant.',
    refundHelp:
      'Une résiliation dans ce nombre de jours après un paiement est remboursée en totalité. 0 pour ne rien rembourser.',
    graceHelp:
      'Les leçons restent accessibles pendant ce nombre de jours tant qu’un renouvellement n’est pas payé. Avec 0, elles se ferment une heure à chaque renouvellement, jusqu’à ce que Stripe ait débité la carte.',
    trialHelp:
      'Pour un premier abonnement, les leçons sont accessibles pendant ce nombre de jours avant le premier paiement. Stripe demande tout de même une carte. 0 pour aucun.',
  },
  preview: {
    label: 'Aperçu',
    button: 'Un bouton',
    price: 'Un prix',
    highlight: 'Ce qui mérite un second regard',
  },
  mentor: {
    intro: 'La page « À propos » les présente dans cet ordre. Sans mentors, la section disparaît.',
    heading: 'Mentor {number}',
    moveUp: 'Monter le mentor {number}',
    moveDown: 'Descendre le mentor {number}',
    remove: 'Retirer le mentor {number}',
    name: 'Nom',
    subject: 'Matière',
    bio: 'En quelques mots',
    portrait: 'Portrait',
    newPortrait: 'Nouveau portrait',
    portraitHelp: 'JPG, JPEG, PNG ou WEBP, 10 Mo au maximum. L’image est recadrée en carré.',
    add: 'Ajouter un mentor',
    save: 'Enregistrer les mentors',
  },
  about: {
    intro:
      'La raison d’être de votre école. Les mentors suivent en dessous. Laissez vide pour le texte du produit.',
  },
  legal: {
    intro:
      'Le pied de page renvoie aux pages qui ont un texte. Lors d’une inscription ou d’un achat, la version des conditions acceptée est indiquée ; chaque enregistrement d’une page en crée une nouvelle.',
  },
  saveSettings: 'Enregistrer les paramètres',
  openPage: 'Ouvrir la page',
  markdown:
    'Markdown : <code># Titre</code>, <code>**gras**</code>, <code>- liste</code>, <code>[texte](https://…)</code>. Le HTML et les images ne sont pas affichés.',
  picture: {
    logo: {
      title: 'Logo',
      intro:
        'Dans l’en-tête, dans les e-mails et sur les certificats, à la place de notre emblème et du nom.',
      help: 'JPG, JPEG, PNG ou WEBP, 10 Mo au maximum ; l’image est réduite à 640 × 160 pixels.',
    },
    logoDark: {
      title: 'Logo sur fond sombre',
      intro:
        'Dans l’en-tête en thème sombre, et sur les images des liens partagés. À défaut, le logo y figure aussi.',
      help: 'JPG, JPEG, PNG ou WEBP, 10 Mo au maximum ; l’image est réduite à 640 × 160 pixels.',
    },
    icon: {
      title: 'Icône',
      intro: 'Dans les onglets, les favoris et sur les écrans d’accueil.',
      help: 'JPG, JPEG, PNG ou WEBP, 10 Mo au maximum ; l’image est recadrée en carré, idéalement 512 × 512 pixels.',
    },
    choose: 'Image',
    chooseAnother: 'Autre image',
    save: 'Enregistrer l’image',
    useOwn: 'Utiliser celle du produit',
  },
  failure: {
    load: 'Les paramètres n’ont pas pu être chargés',
    save: 'Les paramètres n’ont pas pu être enregistrés',
  },
  loading: {
    save: 'Enregistrement des paramètres',
    savePicture: 'Enregistrement de l’image',
  },
  success: {
    save: 'Paramètres enregistrés',
    saveMentors: 'Mentors enregistrés',
    savePicture: 'Image enregistrée',
    removePicture: 'Image supprimée',
  },
  validation: {
    name: 'Une école a besoin d’un nom',
    accent: 'Une couleur s’écrit comme #1d4ed8',
    contact: 'Ce n’est pas une adresse e-mail',
    headline: 'La page d’accueil a besoin d’un titre',
    intro: 'La page d’accueil a besoin d’un texte',
    mentorName: 'Un mentor a besoin d’un nom',
    mentorBio: 'Un mentor a besoin de quelques mots de présentation',
    mentors: 'Il y a de la place pour {count} mentors',
    address: 'Ce n’est pas une adresse {network}. Elle commence par https://',
  },
  conflict: {
    changed:
      'Quelqu’un d’autre a modifié les paramètres entre-temps. Vos modifications ne sont pas encore enregistrées',
  },
};
