import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: {
    active: 'Aktiv',
    inactive: 'Inaktiv',
    grace: 'Kulanzfrist',
    pastDue: 'Überfällig',
    pending: 'Ausstehend',
  },
  details: {
    never: 'Hatte nie ein Abo',
    granted: 'Gewährt bis {date}',
    ends: 'Bezahlt, endet am {date}',
    renews: 'Bezahlt, verlängert sich am {date}',
    grace: 'Die Verlängerung ist noch nicht bezahlt, offen bis {date}',
    ended: 'Endete am {date}',
    endedEarly: 'Vorzeitig beendet',
    pastDue: 'Die Verlängerung konnte nicht bezahlt werden',
    pending: 'Die erste Zahlung ist noch nicht bestätigt',
  },
  requests: {
    endWithRefund:
      'Das Ende des Zugangs und die Erstattung warten seit {date}. Stripe war nicht erreichbar; es wird von selbst noch einmal versucht.',
    end: 'Das Ende des Zugangs wartet seit {date}. Stripe war nicht erreichbar; es wird von selbst noch einmal versucht.',
    endOfPeriod:
      'Eine Kündigung zum Ende des bezahlten Jahres wartet seit {date}. Stripe war nicht erreichbar; es wird von selbst noch einmal versucht.',
    resume:
      'Die Fortsetzung des Abos wartet seit {date}. Stripe war nicht erreichbar; es wird von selbst noch einmal versucht.',
  },
};
