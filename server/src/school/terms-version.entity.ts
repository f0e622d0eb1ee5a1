import { defineEntity, p } from '@mikro-orm/core';

export const TermsVersionSchema = defineEntity({
  name: 'TermsVersion',
  tableName: 'terms_versions',
  properties: {
    /** Identifies the version: when the text was last changed. */
    changedAt: p.datetime().primary(),
    /** In Markdown. */
    text: p.text(),
  },
});

/** A text of the terms of service that people have agreed to. It stays readable when the terms change. */
export class TermsVersion extends TermsVersionSchema.class {}
TermsVersionSchema.setClass(TermsVersion);
