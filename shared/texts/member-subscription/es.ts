import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: {
    active: 'Activa',
    inactive: 'Inactiva',
    grace: 'En gracia',
    pastDue: 'Pago vencido',
    pending: 'Pendiente',
  },
  details: {
    never: 'Nunca ha tenido una suscripción',
    granted: 'Concedida hasta el {date}',
    ends: 'Pagada, termina el {date}',
    renews: 'Pagada, se renueva el {date}',
    grace: 'La renovación aún no está pagada; con acceso hasta el {date}',
    ended: 'Terminó el {date}',
    endedEarly: 'Terminó antes de tiempo',
    pastDue: 'No se pudo cobrar la renovación',
    pending: 'El primer pago aún no está confirmado',
  },
  requests: {
    endWithRefund:
      'El fin del acceso y el reembolso están en espera desde el {date}. No se pudo contactar con Stripe; se volverá a intentar automáticamente.',
    end: 'El fin del acceso está en espera desde el {date}. No se pudo contactar con Stripe; se volverá a intentar automáticamente.',
    endOfPeriod:
      'La cancelación para el final del año pagado está en espera desde el {date}. No se pudo contactar con Stripe; se volverá a intentar automáticamente.',
    resume:
      'La reanudación de la suscripción está en espera desde el {date}. No se pudo contactar con Stripe; se volverá a intentar automáticamente.',
  },
};
