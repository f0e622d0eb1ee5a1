import { defineEntity, p } from '@mikro-orm/core';
import { CertificateSchema } from './certificate.entity.ts';

export const CertificateEditionSchema = defineEntity({
  name: 'CertificateEdition',
  tableName: 'certificate_editions',
  properties: {
    /** Deleted with its certificate, and so with the account. */
    certificate: () => p.manyToOne(CertificateSchema).ref().primary().deleteRule('cascade'),
    /** A digest of all inputs that change the look. */
    edition: p.text().primary(),
    createdAt: p.datetime(),
    /** About 25 kB. */
    pdf: p.blob(),
  },
});

/** The PDF of a certificate in one look, stored after the first request for it. */
export class CertificateEdition extends CertificateEditionSchema.class {}
CertificateEditionSchema.setClass(CertificateEdition);
