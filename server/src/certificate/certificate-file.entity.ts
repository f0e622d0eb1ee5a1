import { defineEntity, p } from '@mikro-orm/core';
import { CertificateSchema } from './certificate.entity.ts';

export const CertificateFileSchema = defineEntity({
  name: 'CertificateFile',
  tableName: 'certificate_files',
  properties: {
    /** It goes with its certificate, and so with the account. */
    certificate: () => p.oneToOne(CertificateSchema).ref().owner().primary().deleteRule('cascade'),
    /** How it was drawn. */
    edition: p.text(),
    /** About 25 kB. */
    pdf: p.blob(),
  },
});

/** The PDF of a certificate, once somebody has asked for it. */
export class CertificateFile extends CertificateFileSchema.class {}
CertificateFileSchema.setClass(CertificateFile);
