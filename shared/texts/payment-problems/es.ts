import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  because: ' ({detail})',
  problems: {
    REFUND_FAILED:
      'El banco de quien pagó no aceptó un reembolso{because}. La escuela vuelve a tener el dinero: reintenta el reembolso o haz la devolución por otra vía.',
    REFUND_STUCK:
      'Un reembolso aún no se pudo hacer en Stripe{because}. Se volverá a intentar automáticamente; si sigue igual, haz el reembolso en el panel de Stripe.',
    REQUEST_STUCK:
      'Un cambio de una suscripción aún no se pudo hacer en Stripe{because}. Se volverá a intentar automáticamente; si sigue igual, haz el cambio en el panel de Stripe.',
    DISPUTE:
      'El banco de quien pagó revierte este pago. Responde a tiempo en el panel de Stripe o acepta allí la disputa.',
    EVENT_FAILED:
      'Un evento de Stripe aún no se pudo procesar{because}. Se volverá a intentar automáticamente; si concilias con Stripe, se resuelve al momento.',
    EVENT_REFUSED:
      'Un evento de Stripe no era para esta escuela y no cambió nada{because}. Mira si otra tienda o el modo de prueba de Stripe envía aquí sus eventos.',
    EVENT_ODD:
      'Stripe informó de algo que esta escuela no vende, sobre una persona de la escuela{because}. Se revisó lo que Stripe tiene de ella y esto no dio acceso a nada. Si debía dar acceso a las clases, véndelo al precio de la escuela o concede el acceso.',
    RECONCILIATION_FAILED:
      'La última conciliación con Stripe se interrumpió{because}. Se vuelve a intentar cada hora; puedes conciliar ahora.',
    refused:
      '{subject}{because}. {effect} {remedy} Este aviso desaparecerá por sí solo cuando vuelva a funcionar.',
  },
  refusals: {
    KEY_REFUSED: {
      subject: 'Stripe rechaza la clave de la escuela',
      effect: 'Nadie puede pagar y no llega nada de lo que ocurre en Stripe.',
      remedy: 'Pon una clave secreta válida en STRIPE_SECRET_KEY y reinicia el servidor.',
    },
    PRICE_REFUSED: {
      subject: 'Stripe no vende al precio de la escuela',
      effect: 'Nadie puede comprar.',
      remedy: 'Revisa PLAN_PRICE y PLAN_CURRENCY, y los productos en el panel de Stripe.',
    },
    TAX_REFUSED: {
      subject: 'Stripe no puede calcular los impuestos',
      effect: 'Nadie puede comprar.',
      remedy: 'Completa la configuración de Tax en el panel de Stripe o pon STRIPE_AUTOMATIC_TAX en false.',
    },
    CHECKOUT_REFUSED: {
      subject: 'Stripe no abre la página de pago',
      effect: 'Quien quiere comprar no puede.',
      remedy:
        'Comprueba en el panel de Stripe que la cuenta pueda recibir pagos y tenga un nombre, y que la clave pueda escribir Checkout Sessions y Customers.',
    },
    PORTAL_REFUSED: {
      subject: 'Stripe no abre la página de facturación',
      effect: 'Los miembros no pueden cambiar su tarjeta ni pagar lo pendiente.',
      remedy:
        'Guarda la configuración del portal de clientes en el panel de Stripe, en Billing, y comprueba que la clave pueda escribir Customer portal.',
    },
    REFUND_REFUSED: {
      subject: 'Stripe no hace reembolsos',
      effect:
        'Las personas a las que se prometió devolver su dinero lo están esperando. Se volverá a intentar automáticamente.',
      remedy: 'Añade saldo en el panel de Stripe y comprueba que la clave pueda escribir Refunds.',
    },
  },
};
