import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadLectures: 'Die Lektionen konnten nicht geladen werden',
    addLecture: 'Die Lektion konnte nicht hinzugefügt werden',
    deleteLecture: 'Die Lektion konnte nicht gelöscht werden',
    updateLecture: 'Die Lektion konnte nicht gespeichert werden',
    reorderLectures: 'Die Reihenfolge konnte nicht gespeichert werden',
    retryProcessing: 'Das Video konnte nicht noch einmal gestartet werden',
  },
  loading: {
    loadLectures: 'Lektionen werden geladen',
    addLecture: 'Lektion wird hinzugefügt',
    deleteLecture: 'Lektion wird gelöscht',
    updateLecture: 'Lektion wird gespeichert',
    reorderLectures: 'Reihenfolge wird gespeichert',
    retryProcessing: 'Video wird noch einmal gestartet',
  },
  success: {
    addLecture: 'Lektion hinzugefügt',
    deleteLecture: 'Lektion gelöscht',
    updateLecture: 'Lektion gespeichert',
    reorderLectures: 'Reihenfolge gespeichert',
    retryProcessing: 'Das Video wird noch einmal aufbereitet',
    lectureReady: '„{title}“ ist bereit',
  },
  validation: {
    lectureFieldsMandatory: 'Alle Felder müssen ausgefüllt sein',
    videoFormat:
      'Diese Datei ist kein Video, das ein Browser abspielen kann. Bitte laden Sie eine MP4-, WebM- oder MOV-Datei hoch',
  },
  notFound: {
    lecture: 'Diese Lektion gibt es nicht',
  },
};
