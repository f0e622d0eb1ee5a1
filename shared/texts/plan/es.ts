import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  term: '{years, plural, one {# año} other {# años}}',
  forTerm: 'por {years, plural, one {# año} other {# años}}',
  freeDays: 'Con la primera suscripción, {days, plural, one {# día es gratis} other {# días son gratis}}.',
  refund: {
    title: 'Reembolso del 100\u00a0% al cancelar',
    terms:
      'Si cancelas en un plazo de {days, plural, one {# día} other {# días}} desde el pago, te devolvemos todo y el acceso termina de inmediato. Si cancelas después, conservas el acceso hasta que acabe {years, plural, one {el año} other {el periodo}} que pagaste; no se renueva.',
    none: 'Si cancelas, conservas el acceso hasta que acabe {years, plural, one {el año} other {el periodo}} que pagaste; no se renueva.',
  },
};
