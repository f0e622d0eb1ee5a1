import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

export const PaymentNoticeSchema = defineEntity({
  name: 'PaymentNotice',
  tableName: 'payment_notices',
  properties: {
    /** The kind of mail, like `renewal-failed`. */
    kind: p.text().primary(),
    /** The subject of the notice, like the ID of an invoice. */
    subject: p.text().primary(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    paymentNotices: TableOf<typeof PaymentNoticeSchema>;
  }
}

/** A record that a mail was sent. It is inserted together with the mail, so that no notice is sent twice. */
export class PaymentNotice extends PaymentNoticeSchema.class {}
PaymentNoticeSchema.setClass(PaymentNotice);
