import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '#shared/languages.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { School } from '#server/school/school.type.ts';
import { User } from '#server/user/user.entity.ts';
import { CertificateFile } from './certificate-file.entity.ts';
import { drawCertificate, EDITION } from './certificate-pdf.ts';
import type { Certificate } from './certificate.entity.ts';

/** How a certificate is drawn. */
interface Edition {
  certificate: Certificate;
  school: School;
  language: Language;
  /** Another one with whatever changes the look. */
  name: string;
  /** The entity tag of the file. */
  tag: string;
}

/**
 * The PDFs of certificates. Everybody who has the address of one may ask for it as often as they like, and drawing one holds
 * everybody else up: each is drawn once and kept.
 */
export class CertificateFiles {
  /** Those that are being read or drawn, by their tag. */
  private readonly pending = new Map<string, Promise<Uint8Array>>();
  /** @param publicUrl stands in them as the place where they are verified. */
  constructor(
    private readonly em: EntityManager,
    private readonly publicUrl: string,
    private readonly school: SchoolService,
    private readonly images: ImageStore,
  ) {}

  /** How a certificate is drawn now, with the settings of the school and in the language of its owner. */
  async editionOf(certificate: Certificate): Promise<Edition> {
    const school = this.school.current;
    const language = await this.languageOf(certificate);
    const logoKey = school.logo?.key ?? '';
    const name = [EDITION, language, this.publicUrl, school.name, school.accent, logoKey].join(' ').trim();
    const hash = createHash('sha256').update(name).digest('base64url');
    // Weak: of one look there may be other bytes, when it is drawn again.
    return { certificate, school, language, name, tag: `W/"${certificate.code}-${hash}"` };
  }

  /** The bytes of a certificate's PDF. */
  pdf(edition: Edition): Promise<Uint8Array> {
    const { tag } = edition;
    const pending =
      this.pending.get(tag) ?? this.keptOrDrawn(edition).finally(() => this.pending.delete(tag));
    this.pending.set(tag, pending);
    return pending;
  }

  private async keptOrDrawn({ certificate, school, language, name }: Edition): Promise<Uint8Array> {
    const { publicUrl } = this;
    const em = this.em.fork();
    const kept = await em.findOne(CertificateFile, { certificate: certificate.id, edition: name });
    if (kept) return kept.pdf;
    const logo = school.logo ? await this.images.read(school.logo.key) : null;
    const pdf = await inLanguage(language, () => drawCertificate(certificate, { publicUrl, school, logo }));
    await em.upsert(CertificateFile, { certificate: certificate.id, edition: name, pdf });
    return pdf;
  }

  /** The one of the person whose it is, whoever looks at it. */
  private async languageOf({ user }: Certificate): Promise<Language> {
    const owner = await this.em.fork().findOne(User, user.id, { fields: ['language', 'signupLanguage'] });
    return owner?.language ?? owner?.signupLanguage ?? this.school.current.language;
  }
}
