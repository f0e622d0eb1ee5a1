import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  noFfmpeg:
    'ffmpeg ist auf dem Server nicht installiert. Es wird gebraucht, um den Ton aus dem Video zu nehmen',
  noAudio: 'Dieses Video hat keinen Ton, der sich aufschreiben ließe',
  noVideo: 'Das Video dieser Lektion ist nicht mehr da',
  commandFailed: 'Der Befehl ist fehlgeschlagen ({code}): {output}',
  refused: 'Der Dienst hat abgelehnt (HTTP {status}): {answer}',
  unreachable: 'Der Dienst ist nicht erreichbar: {reason}',
  timeOver: 'Das Schreiben der Untertitel hat zu lange gedauert',
  tooLarge: 'Die Antwort ist größer, als Untertitel sein können',
  noTimes: 'Der Dienst hat ohne die Zeiten des Gesagten geantwortet',
  notCaptions: 'Die Antwort sind keine Untertitel: {reason}',
  internal:
    'Das Schreiben der Untertitel ist bei uns fehlgeschlagen. Versuchen Sie es noch einmal; mehr sagt das Protokoll des Servers',
};
