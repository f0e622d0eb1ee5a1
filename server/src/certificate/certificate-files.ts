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

/** One for each language that its owner may choose. */
export const KEPT_EDITIONS = languageTags.length;

/** How a certificate is drawn. */
interface Edition {
  certificate: Certificate;
  school: School;
  language: Language;
  /** Another one with whatever changes the look. */
  digest: string;
  /** The entity tag of the file. */
  tag: string;
}

interface Dependencies {
  em: EntityManager;
  /** Stands in the files as the place where they are verified. */
  publicUrl: string;
  school: SchoolService;
  images: ImageStore;
  drawing: CertificateDrawing;
}

/**
 * The PDFs of certificates. Everybody who has the address of one may ask for it as often as they like: each is drawn once in a look, and
 * kept.
 */
export class CertificateFiles {
  /** Those that are being read or drawn, by their tag. */
  private readonly pending = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly deps: Dependencies) {}

  /** How a certificate is drawn now, with the settings of the school and in the language of its owner. */
  async editionOf(certificate: Certificate): Promise<Edition> {
    const school = this.deps.school.current;
    const language = await this.languageOf(certificate);
    const parts = [LOOK, language, this.deps.publicUrl, school.name, school.accent, school.logo?.key];
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    // Weak: of one look there may be other bytes, when it is drawn again.
    return { certificate, school, language, digest, tag: `W/"${certificate.code}-${digest}"` };
  }

  /** The bytes of a certificate's PDF. Throws SERVICE_UNAVAILABLE when too many wait to be drawn. */
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

  /** Lets the oldest go when there are too many. */
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

  /** The one of the person whose it is, whoever looks at it. */
  private async languageOf({ user }: Certificate): Promise<Language> {
    const { em, school } = this.deps;
    const owner = await em.fork().findOne(User, user.id, { fields: ['language', 'signupLanguage'] });
    return owner?.language ?? owner?.signupLanguage ?? school.current.language;
  }
}
