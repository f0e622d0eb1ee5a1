import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  addNew: 'Neue Lektion hinzufügen',
  addMany: 'Viele Videos hinzufügen',
  toCourse: 'Zu <course>{title}</course>',
  ofCourse: 'Aus <course>{title}</course>',
  many: 'Viele auf einmal? Ziehen Sie sie irgendwo auf diese Seite: Aus jeder Datei wird eine Lektion mit ihrem Namen.',
  chooseMany: 'Viele Videos auswählen',
  add: 'Lektion hinzufügen',
  underWay: 'Das Video ist unterwegs. Es geht weiter, auch wenn Sie diese Seite verlassen.',
  edit: 'Lektion bearbeiten',
  editNamed: 'Lektion {title} bearbeiten',
  save: 'Lektion speichern',
  captions: 'Untertitel',
  chapters: 'Kapitel',
  watch: 'Lektion ansehen',
  field: {
    title: 'Titel',
    description: 'Beschreibung',
    descriptionHelp: 'Aus Zeilen, die mit einer Zeit beginnen, wie 1:30 Indizes, werden Kapitel.',
    video: 'Video',
    videoHelp: 'MP4, WebM oder MOV',
    freePreview: 'Kostenlose Vorschau: Diese Lektion dürfen alle ansehen',
  },
  delete: 'Lektion löschen',
  deleteNamed: 'Lektion {title} löschen',
  deleteQuestion: 'Möchten Sie die Lektion wirklich löschen?',
  deleteConsequence:
    '„<title>{title}</title>“ und das Video dazu verschwinden für alle. Sie können sie {days, plural, one {# Tag} other {# Tage}} lang aus dem Papierkorb wiederherstellen.',
  order: {
    move: 'Lektion verschieben',
    moveNamed: 'Lektion {title} verschieben',
    sortable: 'sortierbar',
    instructions:
      'Drücken Sie die Leertaste, um die Lektion zu nehmen, die Pfeiltasten, um sie zu verschieben, noch einmal die Leertaste, um sie abzulegen, und Escape, um sie zu lassen, wo sie war.',
    taken: 'Sie haben {title} genommen, Platz {place} von {count}.',
    moved: '{title} ist auf Platz {place} von {count}.',
    putDown: 'Sie haben {title} auf Platz {place} von {count} abgelegt.',
    stays: '{title} bleibt auf Platz {place} von {count}.',
  },
};
