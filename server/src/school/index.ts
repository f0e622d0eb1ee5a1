import type { AuditServices } from '#server/audit/index.ts';
import type { Config } from '#server/config.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { schoolDefaults } from '#shared/school.ts';
import { DEFAULT_NOTICE_DAYS } from '#shared/offer-settings.ts';
import { offerRules } from '#shared/school.rules.ts';
import { noPictures } from './school-pictures.ts';
import { AgreementSchema } from './agreement.entity.ts';
import { TermsVersionResolver, UserAgreementsResolver } from './agreement.resolver.ts';
import { Agreements } from './agreements.ts';
import { LegalDrafts } from './legal-drafts.ts';
import { LegalDraftResolver, LegalPageResolver, SchoolLegalPagesResolver } from './legal-page.resolver.ts';
import { MentorResolver } from './mentor.resolver.ts';
import { TermsVersionSchema } from './terms-version.entity.ts';
import { schoolPages } from './school.pages.ts';
import { SchoolQuestionResolver, SchoolResolver } from './school.resolver.ts';
import { SchoolService } from './school.service.ts';
import type { OfferValues } from './school.type.ts';
import { SchoolSettingsSchema } from './school-settings.entity.ts';

/** Settings that visitors may read. */
const SCHOOL_VALUES = [
  ...Object.keys(schoolDefaults),
  ...Object.keys(noPictures),
  ...Object.keys(offerRules.shape),
];

export const schoolFeature = defineFeature({
  entities: [SchoolSettingsSchema, AgreementSchema, TermsVersionSchema],
  publicFields: {
    Query: ['school'],
    School: ['id', 'version', 'aboutHtml', 'legalPages', 'legalPage', 'price', ...SCHOOL_VALUES],
    SchoolFilm: ['url', 'contentType', 'width', 'height'],
    LegalPage: ['id', 'name', 'changedAt', 'html'],
    Mentor: ['id', 'name', 'subject', 'bio', 'portrait'],
    SchoolQuote: ['text', 'name', 'course'],
    SchoolQuestion: ['question', 'answer', 'answerHtml'],
  },
  async create({
    em,
    images,
    objects,
    statements,
    audit,
    publicContent,
    notifications,
    logger,
    config,
  }: Platform & StorageServices & AuditServices) {
    const school = new SchoolService({
      em,
      images,
      objects,
      statements,
      audit,
      publicContent,
      notifications,
      logger,
      operator: config.mail.contact,
      offer: firstOffer(config.plan),
      publicUrl: config.publicUrl,
    });
    await school.load();
    const agreements = new Agreements(em, school);
    return {
      provides: { school, agreements },
      resolvers: [
        new SchoolResolver(school),
        new SchoolQuestionResolver(),
        new MentorResolver(),
        new SchoolLegalPagesResolver(),
        new LegalPageResolver(),
        new TermsVersionResolver(agreements),
        new LegalDraftResolver(new LegalDrafts(school, config.publicUrl)),
        new UserAgreementsResolver(agreements),
      ],
      pages: schoolPages(school),
    };
  },
});

/** The offer that applies until an admin sets another. */
const firstOffer = ({ price, refundWindowDays, graceDays }: Config['plan']): OfferValues => ({
  priceAmount: price.amount,
  currency: price.currency,
  priceTax: 'NONE',
  refundDays: refundWindowDays,
  monthlyNotice: false,
  graceDays,
  trialDays: 0,
  noticeDays: DEFAULT_NOTICE_DAYS,
  renewalConsent: false,
});

export type SchoolServices = ServicesOf<typeof schoolFeature>;
