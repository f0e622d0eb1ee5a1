import type { DraftFacts, LegalDrafts } from './legal-draft.ts';

const mail = ({ contact }: DraftFacts) => contact ?? '[[adresse e-mail]]';

export const drafts: LegalDrafts = {
  IMPRINT: (facts) => `## Éditeur

[[Nom de l’entreprise ou de la personne]]

[[Forme juridique, capital social et représentants ; supprimez cette ligne s’il n’y en a pas]]

[[Numéro et rue]]

[[Code postal, ville et pays]]

E-mail : ${mail(facts)}

Téléphone : [[numéro de téléphone]]

## Registre et TVA

Registre : [[registre, ville et numéro ; supprimez cette ligne s’il n’y en a pas]]

Numéro de TVA intracommunautaire : [[numéro ; supprimez cette ligne s’il n’y en a pas]]

## Directeur de la publication

[[Nom]]

## Hébergeur

[[Nom, adresse et téléphone de l’hébergeur]]

## Médiation de la consommation

En cas de litige, les consommateurs peuvent recourir gratuitement au médiateur suivant : [[nom, adresse et site web du médiateur]]
`,
  PRIVACY: (
    facts,
  ) => `Cette politique explique quelles données personnelles ${facts.school} (${facts.address}) traite.

## Responsable du traitement

[[Nom et adresse de l’entreprise ou de la personne]]

E-mail : ${mail(facts)}

Délégué à la protection des données : [[nom et contact ; supprimez cette ligne s’il n’y en a pas]]

## Ce que nous conservons, et pourquoi

- **Compte :** nom, adresse e-mail, photo, langue et un mot de passe qui ne peut pas être relu. Ils sont nécessaires à votre compte (contrat, art. 6, § 1, b du RGPD).
- **Sessions :** pour chaque connexion, le type d’appareil, l’adresse réseau et l’heure, pour que vous puissiez voir et fermer vos sessions (sécurité, art. 6, § 1, f du RGPD).
- **Apprentissage :** votre progression, les cours enregistrés et les certificats (contrat).
- **Paiements :** ce que vous avez acheté, quand et à quel prix (contrat et conservation légale, art. 6, § 1, c du RGPD). Stripe conserve vos données de paiement. Nous ne voyons jamais votre numéro de carte.
- **Acceptations :** la version de nos conditions que vous avez acceptée, et la date (contrat).
- **Messages :** ce que vous envoyez par le formulaire de contact (réponse).
- **Journal de sécurité :** les connexions et les tentatives refusées avec l’adresse réseau, pendant [[nombre]] jours (sécurité).

## Destinataires

- Stripe traite les paiements : [[nom et pays de la société Stripe de votre contrat]].
- [[Hébergeur et pays]] exploite nos serveurs.
- [[Service d’e-mail et pays]] envoie nos e-mails.

Transferts hors de l’EEE : [[aucun / vers quel pays et sur quelle base]].

## Votre navigateur

Nous déposons un cookie qui vous garde connecté, un cookie qui reconnaît un navigateur déjà utilisé et un cookie avec la langue que vous choisissez. Votre navigateur conserve aussi les réglages du lecteur et du mode de couleur, et les textes non enregistrés. Ils servent à des fonctions que vous demandez. Il n’y a pas de cookies de publicité ni de mesure d’audience.

## Durée de conservation

Nous supprimons vos données lorsque vous supprimez votre compte. Les paiements restent, sans votre nom. Ce que vous avez accepté lors de l’achat reste, avec votre adresse e-mail, au plus trois ans après la fin de l’abonnement ou du compte, comme preuve du contrat. Les factures sont conservées [[nombre]] ans, comme la loi l’exige. Les sauvegardes sont écrasées après [[nombre]] jours.

## Vos droits

Dans votre profil, vous pouvez consulter, modifier et télécharger vos données, et supprimer votre compte. Vous disposez des droits d’accès, de rectification, d’effacement, de limitation, de portabilité et d’opposition. Écrivez à ${mail(facts)}. Vous pouvez introduire une réclamation auprès d’une autorité de contrôle, par exemple [[nom de l’autorité, comme la CNIL]].
`,
  TERMS: (facts) => `## 1. Qui nous sommes

Ces conditions s’appliquent aux contrats conclus avec [[nom et adresse de l’entreprise ou de la personne]] pour les cours vidéo de ${facts.school} à l’adresse ${facts.address}.

## 2. Ce que vous obtenez

Un abonnement donne accès à tous les cours publiés pendant un an. Vous regardez les vidéos en ligne. Des cours peuvent être ajoutés, corrigés ou remplacés. [[Cours ou fonctions que vous promettez, le cas échéant]]

## 3. Contrat et prix

Avant la commande, la page de paiement indique le prix, les taxes, la durée, la reconduction et la manière de résilier. Le contrat est conclu lorsque vous confirmez la commande et payez. Vous recevez une confirmation par e-mail.

## 4. Reconduction et résiliation

Après la première année, l’abonnement est reconduit comme l’indique la page de paiement : [[pour une autre année / pour une durée indéterminée, résiliable à tout moment]]. Vous pouvez résilier à tout moment dans votre profil, ou sans connexion sur <${facts.address}/cancel>. La résiliation prend effet à la fin de la période payée, sauf si la loi ou la section 5 en dispose autrement.

## 5. Rétractation et remboursement

Les consommateurs disposent d’un droit de rétractation, expliqué dans notre information sur la rétractation. Si vous résiliez dans les ${facts.days} jours suivant un paiement, nous le remboursons intégralement.

## 6. Utilisation des cours

L’abonnement est personnel. Vous ne pouvez pas partager votre accès, ni copier ou publier les vidéos et les textes, sauf si la loi le permet.

## 7. Si quelque chose ne fonctionne pas

La garantie légale de conformité des contenus et services numériques s’applique. Écrivez à ${mail(facts)}. [[Encadré légal sur la garantie de conformité, si votre pays l’exige]]

## 8. Responsabilité

[[Règles de responsabilité valables dans votre pays]]

## 9. Modification de ces conditions

Nous vous informons des modifications par e-mail au moins [[nombre]] jours avant leur application, et vous pouvez mettre fin au contrat avant. [[Ce que dit votre avocat sur l’acceptation des modifications]]

## 10. Droit applicable

Le droit applicable est celui de [[pays]]. Les consommateurs conservent la protection des règles impératives du pays où ils vivent.
`,
  ACCESSIBILITY: (
    facts,
  ) => `Cette déclaration concerne le site de ${facts.school} à l’adresse ${facts.address}. Elle a été établie le [[date]].

## Le service

${facts.school} propose des cours vidéo par abonnement. Sur ce site, vous pouvez trouver des cours, créer un compte, payer, regarder des vidéos et gérer votre abonnement.

## Niveau d’accessibilité

Nous visons les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, et la norme EN 301 549.

Les éditeurs du logiciel exécutent ces tests automatiques avant chaque version :

- Chaque écran est vérifié avec axe en mode clair, en mode sombre et avec des couleurs forcées, sur un grand écran et à une largeur de 320 pixels, soit un zoom de 400 %. Aucune violation ne doit être trouvée.
- À 320 pixels, aucune page ne défile horizontalement.
- Apprendre, payer, résilier et administrer se font au clavier seul. Le focus reste visible et se place là où on l’attend.
- Le lecteur vidéo propose des sous-titres, des transcriptions, un réglage de vitesse et une commande au clavier pour chaque fonction.

Les tests automatiques ne trouvent pas tous les obstacles. [[Tests avec des personnes ou par un expert : quand et par qui, ou supprimez cette phrase]]

## Ce qui n’est pas encore accessible

- Sous-titres : [[vidéos sans sous-titres, ou « Toutes les vidéos ont des sous-titres »]]
- Audiodescription : [[vidéos qui montrent quelque chose qui n’est pas dit]]
- Les pages de saisie de la carte appartiennent à Stripe.
- [[Autres obstacles connus]]

## Signaler un obstacle

Écrivez à ${mail(facts)} ou appelez le [[numéro de téléphone]]. Nous répondons dans un délai de [[nombre]] jours.

Si notre réponse ne vous aide pas, vous pouvez vous adresser à [[nom, adresse et site web de l’autorité de votre pays]].
`,
  WITHDRAWAL: (facts) => `## Droit de rétractation

Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de ${facts.days} jours.

Le délai de rétractation expire ${facts.days} jours après le jour de la conclusion du contrat.

Pour exercer le droit de rétractation, vous devez nous notifier ([[nom, adresse postale et numéro de téléphone]], ${mail(facts)}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.

Vous pouvez également exercer votre droit de rétractation en ligne sur <${facts.address}/withdraw>. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons dans les meilleurs délais, par courriel, un accusé de réception de la rétractation, y compris son contenu ainsi que la date et l’heure de sa soumission.

Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.

## Effets de la rétractation

En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.

[[Ce qui s’applique si l’acheteur a demandé à commencer pendant le délai de rétractation : à décider par votre avocat, ou supprimez cette ligne]]

## Modèle de formulaire de rétractation

(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)

- À l’attention de [[nom, adresse postale]], ${mail(facts)} :
- Je/Nous (\\*) vous notifie/notifions (\\*) par la présente ma/notre (\\*) rétractation du contrat portant sur la prestation de services ci-dessous : abonnement aux cours de ${facts.school}
- Commandé le (\\*)/reçu le (\\*) :
- Nom du (des) consommateur(s) :
- Adresse du (des) consommateur(s) :
- Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :
- Date :

(\\*) Rayez la mention inutile.
`,
};
