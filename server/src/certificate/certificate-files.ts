import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '#shared/languages.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { User } from '#server/user/user.entity.ts';
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
  /** @param publicUrl stands in them as the place where they are verified. */
  constructor(
    private readonly em: EntityManager,
    private readonly publicUrl: string,
    private readonly school: SchoolService,
    private readonly images: ImageStore,
  ) {}

  /** The bytes of a certificate's PDF. */
  pdf(certificate: Certificate): Promise<Uint8Array> {
    const { id } = certificate;
    const pending =
      this.pending.get(id) ?? this.keptOrDrawn(certificate).finally(() => this.pending.delete(id));
    this.pending.set(id, pending);
    return pending;
  }

  private async keptOrDrawn(certificate: Certificate): Promise<Uint8Array> {
    const { publicUrl } = this;
    const school = this.school.current;
    const logoKey = school.logo?.key ?? '';
    const em = this.em.fork();
    const language = await this.languageOf(certificate, em);
    const edition = [EDITION, language, publicUrl, school.name, school.accent, logoKey].join(' ').trim();
    const kept = await em.findOne(CertificateFile, { certificate: certificate.id, edition });
    if (kept) return kept.pdf;
    const logo = logoKey === '' ? null : await this.images.read(logoKey);
    const pdf = await inLanguage(language, () => drawCertificate(certificate, { publicUrl, school, logo }));
    await em.upsert(CertificateFile, { certificate: certificate.id, edition, pdf });
    return pdf;
  }

  /** The one of the person whose it is, whoever looks at it. */
  private async languageOf({ user }: Certificate, em: EntityManager): Promise<Language> {
    const owner = await em.findOne(User, user.id, { fields: ['language', 'signupLanguage'] });
    return owner?.language ?? owner?.signupLanguage ?? this.school.current.language;
  }
}
