import type { EntityManager } from '@mikro-orm/postgresql';
import { CertificateFile } from './certificate-file.entity.ts';
import { drawCertificate, EDITION } from './certificate-pdf.ts';
import type { Certificate } from './certificate.entity.ts';

/**
 * The PDFs of certificates. Everybody who has the address of one may ask for it as often as they like, and drawing one holds
 * everybody else up: each is drawn once and kept.
 */
export class CertificateFiles {
  /** Those that are being read or drawn, by their certificate's id. */
  private readonly pending = new Map<string, Promise<Uint8Array>>();
  private readonly edition: string;

  /** @param publicUrl stands in them as the place where they are verified. */
  constructor(
    private readonly em: EntityManager,
    private readonly publicUrl: string,
  ) {
    this.edition = `${EDITION} ${publicUrl}`;
  }

  /** The bytes of a certificate's PDF. */
  pdf(certificate: Certificate): Promise<Uint8Array> {
    const { id } = certificate;
    const pending =
      this.pending.get(id) ?? this.keptOrDrawn(certificate).finally(() => this.pending.delete(id));
    this.pending.set(id, pending);
    return pending;
  }

  private async keptOrDrawn(certificate: Certificate): Promise<Uint8Array> {
    const { edition } = this;
    const em = this.em.fork();
    const kept = await em.findOne(CertificateFile, { certificate: certificate.id, edition });
    if (kept) return kept.pdf;
    const pdf = await drawCertificate(certificate, this.publicUrl);
    await em.upsert(CertificateFile, { certificate: certificate.id, edition, pdf });
    return pdf;
  }
}
