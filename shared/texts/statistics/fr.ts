import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Statistiques',
  year: 'Année',
  currency: 'Devise',
  month: 'Mois',
  earlier: '{figure} en {when}',
  earlierWithChange: '{figure} en {when}, {change}',
  series: '{name} : {figures}',
  revenue: {
    title: 'Revenu récurrent',
    download: 'Télécharger Revenu récurrent en CSV',
    arr: 'Annuel (ARR)',
    mrr: 'Mensuel (MRR)',
    active: 'Actifs',
    bars: 'Diagramme à barres : revenu récurrent mensuel à la fin de chaque mois. {figures}',
    notBegun: 'L’année n’a pas commencé.',
    caption: 'Revenu récurrent en {year} par mois',
    column: {
      active: 'Actifs',
      mrr: 'MRR',
      mrrOfYear: 'MRR {year}',
    },
  },
  churn: {
    title: 'Abonnements nouveaux et terminés',
    download: 'Télécharger Abonnements nouveaux et terminés en CSV',
    new: 'Nouveaux',
    ended: 'Terminés',
    rate: 'Taux d’attrition',
    bars: 'Diagramme à barres : abonnements de {year}. {figures}',
    caption: 'Abonnements nouveaux et terminés en {year} par mois',
    column: {
      rate: 'Attrition',
      rateOfYear: 'Attrition {year}',
    },
  },
  renewals: {
    title: 'Renouvellements à venir',
    download: 'Télécharger Renouvellements à venir en CSV',
    renewing: 'À renouveler',
    brings: 'Montant attendu',
    ifPaid: 'si tous sont payés',
    expiring: 'Sans renouvellement',
    withinYear: 'd’ici un an',
    bars: 'Diagramme à barres : abonnements dont l’année payée se termine. {figures}',
    caption: 'Renouvellements à venir par mois',
  },
  hours: {
    title: 'Heures de visionnage',
    download: 'Télécharger Heures de visionnage en CSV',
    inYear: 'Dans l’année',
    bars: 'Diagramme à barres : heures de visionnage chaque mois. {figures}',
    caption: 'Heures de visionnage en {year} par mois',
  },
  watched: {
    courses: 'Cours les plus regardés',
    downloadCourses: 'Télécharger les lignes de Cours les plus regardés en CSV',
    lectures: 'Leçons les plus regardées',
    downloadLectures: 'Télécharger les lignes de Leçons les plus regardées en CSV',
    column: {
      course: 'Cours',
      lecture: 'Leçon',
      hours: 'Visionnage',
      hoursYearBefore: 'L’année précédente',
      begun: 'Commencé',
      finished: 'Terminé',
      completion: 'Achèvement',
    },
    figureYearBefore: '{figure} l’année précédente',
    hint: {
      hours: 'Que compte « Visionnage » ?',
      begun: 'Que compte « Commencé » ?',
      finished: 'Que compte « Terminé » ?',
      completion: 'Que compte « Achèvement » ?',
    },
    nothing: {
      title: 'Rien n’a été regardé cette année-là',
      description: 'Ce que les membres regardent est compté ici dans l’heure.',
    },
    showMore: 'Afficher plus',
  },
  csv: {
    new: 'Nouveaux {year}',
    ended: 'Terminés {year}',
    churnRate: 'Taux d’attrition {year}',
    active: 'Actifs {year}',
    mrr: 'MRR ({currency}) {year}',
    arr: 'ARR ({currency}) {year}',
    renewing: 'À renouveler',
    renewingAmount: 'Montant attendu ({currency})',
    expiring: 'Sans renouvellement',
    expiringAmount: 'Manque à gagner ({currency})',
    hours: 'Heures',
    hoursOfYear: 'Heures {year}',
    hoursYearBefore: 'Heures de l’année précédente',
    begunYearBefore: 'Commencé l’année précédente',
    finishedYearBefore: 'Terminé l’année précédente',
    begunEver: 'Commencé depuis le début',
    finishedEver: 'Terminé depuis le début',
    begunUntilYearBefore: 'Commencé jusqu’à l’année précédente',
    finishedUntilYearBefore: 'Terminé jusqu’à l’année précédente',
  },
  definition: {
    annualRecurringRevenue:
      'Ce que les abonnements actifs rapportent en un an à leur prix, avant bons de réduction et taxes. Un abonnement est actif de son premier paiement jusqu’à ce qu’il prenne fin ou soit marqué comme impayé ; ceux en retard de paiement comptent. Les accès accordés par un admin ne comptent pas.',
    monthlyRecurringRevenue: 'Un douzième du revenu récurrent annuel : chaque abonnement dure un an.',
    activeSubscriptions:
      'Abonnements dont le premier paiement est arrivé et qui n’ont ni pris fin ni été marqués comme impayés. Un abonnement résilié pour la fin de son année reste actif jusque-là.',
    newSubscriptions:
      'Abonnements selon le mois de leur premier paiement. Les renouvellements ne comptent pas.',
    endedSubscriptions:
      'Abonnements perdus, selon le mois où ils ont pris fin : remboursés, arrivés à terme après une résiliation, marqués comme impayés ou disparus avec leur compte. Un abonnement remboursé compte comme nouveau et comme terminé.',
    churnRate:
      'Part des abonnements terminés parmi ceux qui étaient actifs au début et ceux qui sont nouveaux depuis.',
    renewals:
      'Abonnements actifs dont l’année payée se termine dans le mois et qui sont alors à nouveau débités, à leur prix d’aujourd’hui. Ceux en retard de paiement en sont exclus jusqu’à ce qu’ils soient payés.',
    expiring: 'Abonnements résiliés, mais actifs jusqu’à ce que leur année payée se termine dans le mois.',
    hours:
      'L’avancée dans les vidéos entre deux enregistrements de la position, un saut comptant au plus pour le double du temps qu’il a pris. Les admins comptent aussi. Mis à jour toutes les heures ; pour la période antérieure au comptage, d’après le point que chacun avait atteint.',
    begun: 'Personnes qui ont ouvert une première leçon du cours.',
    finished:
      'Personnes qui avaient terminé toutes les leçons que le cours comptait alors. Les leçons ajoutées ensuite n’y changent rien ; une personne dont le compte a disparu compte toujours.',
    completion: 'De toutes les personnes qui ont un jour commencé le cours, la part qui l’a terminé.',
  },
};
