import { defineEntity, p } from '@mikro-orm/core';

export const PaymentNoticeSchema = defineEntity({
  name: 'PaymentNotice',
  tableName: 'payment_notices',
  properties: {
    /** Which mail, like `renewal-failed`. */
    kind: p.text().primary(),
    /** What it is about, like the id of an invoice. */
    subject: p.text().primary(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** That somebody was told something by mail. The row goes in with the mail, so that nobody is told twice. */
export class PaymentNotice extends PaymentNoticeSchema.class {}
PaymentNoticeSchema.setClass(PaymentNotice);
