import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { languageTags, type Language } from '#shared/languages.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { School } from '#server/school/school.type.ts';
import { User } from '#server/user/user.entity.ts';
import { LOOK, type CertificateDrawing } from './certificate-drawing.ts';
import { CertificateEdition } from './certificate-edition.entity.ts';
import type { Certificate } from './certificate.entity.ts';

/** Number of stored editions per certificate: one for each language that its owner may choose. */
export const KEPT_EDITIONS = languageTags.length;

/** The inputs of a drawing of a certificate. */
interface Edition {
  certificate: Certificate;
  school: School;
  language: Language;
  /** A digest of all inputs that change the look. */
  digest: string;
  /** The entity tag of the file. */
  tag: string;
}

interface Dependencies {
  em: EntityManager;
  /** Origin of the address on the PDF at which the certificate is verified. */
  publicUrl: string;
  school: SchoolService;
  images: ImageStore;
  drawing: CertificateDrawing;
}

/**
 * The PDFs of certificates. Requests are public and unlimited, so each PDF is drawn once per look and stored.
 */
export class CertificateFiles {
  /** PDFs that are being read or drawn, by tag. */
  private readonly pending = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly deps: Dependencies) {}

  /** Returns the current edition of a certificate, from the settings of the school and the language of the owner. */
  async editionOf(certificate: Certificate): Promise<Edition> {
    const school = this.deps.school.current;
    const language = await this.languageOf(certificate);
    const parts = [LOOK, language, this.deps.publicUrl, school.name, school.accent, school.logo?.key];
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    // Weak, because drawing the same look again may result in other bytes.
    return { certificate, school, language, digest, tag: `W/"${certificate.code}-${digest}"` };
  }

  /** Returns the bytes of a PDF. Throws SERVICE_UNAVAILABLE if the queue is full or drawing takes too long. */
  pdf(edition: Edition): Promise<Uint8Array> {
    const { tag } = edition;
    const pending =
      this.pending.get(tag) ?? this.keptOrDrawn(edition).finally(() => this.pending.delete(tag));
    this.pending.set(tag, pending);
    return pending;
  }

  private async keptOrDrawn(edition: Edition): Promise<Uint8Array> {
    const { certificate, digest } = edition;
    const kept = await this.deps.em
      .fork()
      .findOne(CertificateEdition, { certificate: certificate.id, edition: digest });
    if (kept) return kept.pdf;
    const pdf = await this.draw(edition);
    await this.keep(edition, pdf);
    return pdf;
  }

  private async draw({ certificate, school, language }: Edition): Promise<Uint8Array> {
    const { publicUrl, images, drawing } = this.deps;
    const { code, fullName, courseTitle, instructor, duration, completedAt } = certificate;
    const logo = school.logo ? await images.read(school.logo.key) : null;
    return drawing.draw(certificate.user.id, {
      certificate: { code, fullName, courseTitle, instructor, duration, completedAt },
      issuer: { publicUrl, school: { name: school.name, accent: school.accent }, logo },
      language,
    });
  }

  /** Stores an edition and deletes the oldest ones beyond `KEPT_EDITIONS`. */
  private async keep({ certificate, digest }: Edition, pdf: Uint8Array): Promise<void> {
    const em = this.deps.em.fork();
    await em.upsert(CertificateEdition, {
      certificate: certificate.id,
      edition: digest,
      createdAt: new Date(),
      pdf: Buffer.from(pdf),
    });
    const older = await em.find(
      CertificateEdition,
      { certificate: certificate.id },
      { fields: ['edition'], orderBy: { createdAt: 'desc', edition: 'asc' }, offset: KEPT_EDITIONS },
    );
    const editions = older.map(({ edition }) => edition);
    await em.nativeDelete(CertificateEdition, { certificate: certificate.id, edition: { $in: editions } });
  }

  /** Returns the language of the owner, regardless of the reader. */
  private async languageOf({ user }: Certificate): Promise<Language> {
    const { em, school } = this.deps;
    const owner = await em.fork().findOne(User, user.id, { fields: ['language', 'signupLanguage'] });
    return owner?.language ?? owner?.signupLanguage ?? school.current.language;
  }
}
