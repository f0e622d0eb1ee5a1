import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { isLanguage } from '#shared/languages.ts';
import { schoolDefaults } from '#shared/school.ts';
import { refusalOfCharge, type Offer } from '#shared/offer-settings.ts';
import { heroRules, mentorsRules, offerRules, schoolRules, storyRules } from '#shared/school.rules.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import type { PublicContent } from '#server/platform/answers/public-content.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { differences } from '#server/platform/common/differences.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { validate } from '#server/platform/common/validate.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, type RowOf } from '#server/platform/db/read.ts';
import type { Notifications } from '#server/platform/db/notifications.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Letterhead } from '#server/platform/mail/mail-layout.ts';
import type { ImageStore, MadeFile } from '#server/platform/storage/image-store.ts';
import { accountOf } from '#server/platform/storage/picture-reading.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { User } from '#server/user/user.entity.ts';
import { legalDatesAfter } from './legal-page.ts';
import { withPortraits, type MentorEdit } from './mentors.ts';
import { noPictures, readSchoolPicture, settingOf, type PictureEdit } from './school-pictures.ts';
import { schoolActions } from './school.audit-actions.ts';
import { changedMeanwhile, leaveOutEqualLists, objectKeys, told } from './school-change.ts';
import type { OfferValues, School, SchoolValues } from './school.type.ts';
import type { ChangePages } from './school-page-value.ts';
import { SchoolSettings } from './school-settings.entity.ts';

/** PostgreSQL channel that the trigger of `school_settings` notifies. */
const CHANNEL = 'school_changed';

const SETTINGS = read({}, () => db.selectFrom('schoolSettings').select(['id', 'version', 'values']));

const settingsRules = schoolRules.extend(offerRules.shape).extend(storyRules.shape).extend(heroRules.shape);
type Settings = z.input<typeof settingsRules>;

/** Changed settings. Missing and null settings stay unchanged. */
export type SchoolEdit = { [Name in keyof Settings]?: Settings[Name] | null } & {
  /** The version that the change is based on. */
  version: number;
  mentors?: readonly MentorEdit[];
};

/** Called in the transaction of a change. */
type Listener = (em: EntityManager, now: School, before: School) => Promise<void>;

interface Dependencies {
  em: EntityManager;
  images: ImageStore;
  objects: StoredObjects;
  statements: Statements;
  audit: AuditLog;
  publicContent: PublicContent;
  notifications: Notifications;
  logger: Logger;
  /** Bare email address of the operator, which applies until an admin sets another. */
  operator: string;
  /** The offer that applies until an admin sets another. */
  offer: OfferValues;
  publicUrl: string;
}

/** The settings of the school. Every process caches them in memory, and reloads them when PostgreSQL notifies it of a change. */
export class SchoolService {
  private readonly listeners: Listener[] = [];
  private known: School | undefined;

  constructor(private readonly deps: Dependencies) {
    deps.notifications.on(CHANNEL, {
      onNotification: () => {
        this.load().catch((error: unknown) => {
          deps.logger.warn({ err: error }, 'the settings of the school could not be read');
        });
      },
      // Changes during an interruption were not notified.
      onListening: () => this.load(),
    });
  }

  /** The current settings. */
  get current(): School {
    if (!this.known) throw new Error('The settings of the school are not loaded yet');
    return this.known;
  }

  /** The current offer. */
  get offer(): Offer {
    const { priceAmount: amount, currency, priceTax, renewalConsent } = this.current;
    const { refundDays, monthlyNotice, graceDays, trialDays } = this.current;
    const terms = { refundDays, monthlyNotice, graceDays, trialDays };
    return { price: { amount, currency }, priceTax, termYears: 1, ...terms, renewalConsent };
  }

  /** Returns the sender's details for mails to a user, in the language of the account. */
  letterheadFor({ language, signupLanguage }: Pick<User, 'language' | 'signupLanguage'>): Letterhead {
    const { current } = this;
    return { ...current, language: [language, signupLanguage].find(isLanguage) ?? current.language };
  }

  /** Bare email address for contact: the one that an admin has set, or that of the operator. */
  get contactAddress(): string {
    return this.current.contact || this.deps.operator;
  }

  /** Reads the settings. Newer settings than the cached ones also clear the cache of responses. */
  async load(): Promise<void> {
    const row = await this.deps.statements.first(SETTINGS, {});
    if (!row) throw new Error('The settings of the school are missing');
    this.know(schoolOf(row, this.deps));
  }

  /** Registers a listener that takes part in each change. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * Changes settings. Equal values create no new version. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT if `version`
   * is not the newest, and the errors of `rewriteImage` for portraits. After an error nothing is changed.
   */
  async update(actor: Actor, { version, mentors: edits, ...fields }: SchoolEdit): Promise<School> {
    requireAdmin(actor);
    const given = Object.entries(fields).filter(([, value]) => value != null);
    const texts = validate(settingsRules.partial(), Object.fromEntries(given));
    this.requireChargeable(texts);
    if (!edits) return this.change(actor, version, texts);
    const checked = validate(mentorsRules, { mentors: edits }).mentors;
    // This process may receive a change later than the caller. Checked before pictures are read, and again under the lock.
    if (this.current.version < version) await this.load();
    if (this.current.version > version) throw changedMeanwhile();
    const sent = checked.map((mentor, index) => ({ ...edits[index], ...mentor }));
    const { images } = this.deps;
    const { mentors, files } = await withPortraits(sent, this.current.mentors, (portrait) =>
      images.rewrite(portrait, 'avatar', accountOf(actor)),
    );
    return this.change(actor, version, { ...texts, mentors }, files);
  }

  /**
   * Replaces a default picture, or restores it without `open`. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT if
   * `version` is not the newest, and the errors of `readSchoolPicture`. After an error nothing is changed.
   */
  async setPicture(actor: Actor, { version, place, open, heroAlt }: PictureEdit): Promise<School> {
    requireAdmin(actor);
    // A description of another picture would be wrong.
    const texts = place === 'HERO' ? validate(heroRules, { heroAlt: (open && heroAlt) ?? '' }) : {};
    if (!open) return this.change(actor, version, { ...texts, [settingOf[place]]: null });
    if (this.current.version > version) throw changedMeanwhile();
    const { picture, files } = await readSchoolPicture(place, open(), this.deps.images, accountOf(actor));
    return this.change(actor, version, { ...texts, [settingOf[place]]: picture }, files);
  }

  /**
   * Changes the free pages. `change` gets them under the lock, and its errors change nothing. Throws UNAUTHENTICATED, FORBIDDEN,
   * and the errors of `change`.
   */
  async changePages(actor: Actor, change: ChangePages): Promise<School> {
    requireAdmin(actor);
    const school = await this.deps.em.transactional(async (em) => {
      const row = await this.lock(em);
      const before = schoolOf(row, this.deps);
      const changed = change(before.pages);
      if (!changed) return before;
      const { pages, action, subject, facts } = changed;
      row.values = { ...row.values, pages };
      row.version += 1;
      await em.flush();
      await this.deps.audit.record(em, actor, action, subject, facts);
      return schoolOf(row, this.deps);
    });
    this.know(school);
    return school;
  }

  /** Throws BAD_USER_INPUT for a changed price that Stripe would not charge. */
  private requireChargeable({ priceAmount, currency }: Partial<SchoolValues>): void {
    if (priceAmount === undefined && currency === undefined) return;
    const { current } = this;
    const message = refusalOfCharge({
      amount: priceAmount ?? current.priceAmount,
      currency: currency ?? current.currency,
    });
    if (message !== null) throw new AppError('BAD_USER_INPUT', message, { fields: { priceAmount: message } });
  }

  private async change(
    actor: Actor,
    version: number,
    values: Partial<SchoolValues>,
    files: readonly MadeFile[] = [],
  ): Promise<School> {
    const { em, images } = this.deps;
    let school = this.current;
    const commit = async (tx: EntityManager) => {
      school = await this.commit(tx, actor, version, values);
      return true;
    };
    if (files.length > 0) await images.addMade(files, commit);
    else await em.transactional(commit);
    // This process applies the change at once. PostgreSQL notifies the others.
    this.know(school);
    return school;
  }

  private async commit(
    em: EntityManager,
    actor: Actor,
    version: number,
    values: Partial<SchoolValues>,
  ): Promise<School> {
    const { id } = this.current;
    const row = await this.lock(em);
    const before = schoolOf(row, this.deps);
    if (before.version !== version) throw changedMeanwhile();
    const changes = differences<SchoolValues>(before, values);
    leaveOutEqualLists(changes, before);
    const names = Object.keys(changes);
    if (names.length === 0) return before;
    const legalDates = legalDatesAfter(before.legalDates, changes);
    row.values = { ...row.values, ...changes, legalDates };
    row.version += 1;
    await em.flush();
    const now = schoolOf(row, this.deps);
    const kept = objectKeys(now);
    await this.deps.objects.release(
      em,
      objectKeys(before).filter((key) => !kept.includes(key)),
    );
    const subject = { id, label: now.name };
    const fields = names.map((name) => told(name, before, now));
    await this.deps.audit.record(em, actor, schoolActions.SCHOOL_CHANGED, subject, [
      { kind: 'CHANGED', fields },
    ]);
    for (const listener of this.listeners) await listener(em, now, before);
    return now;
  }

  private lock(em: EntityManager): Promise<SchoolSettings> {
    const { id } = this.current;
    return em.findOneOrFail(SchoolSettings, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  private know(school: School): void {
    // A read that started before a change can finish after it.
    if (this.known && this.known.version >= school.version) return;
    this.known = school;
    this.deps.publicContent.changed();
  }
}

function schoolOf(
  { id, version, values }: RowOf<typeof SETTINGS>,
  { offer, publicUrl }: Pick<Dependencies, 'offer' | 'publicUrl'>,
): School {
  const settings = { ...schoolDefaults, ...noPictures, ...offer, legalDates: {}, ...values };
  const { logo } = settings;
  return {
    ...settings,
    // Default texts are in the language of the reader.
    get headline() {
      return values.headline ?? schoolDefaults.headline;
    },
    get intro() {
      return values.intro ?? schoolDefaults.intro;
    },
    quotes: values.quotes ?? [],
    questions: values.questions ?? [],
    // The law of German-speaking countries requires it.
    monthlyNotice: values.monthlyNotice ?? settings.language === 'de',
    id,
    version,
    ownSettings: Object.keys(values),
    letterLogo: logo && { ...logo, url: `${publicUrl}${mediaPath(logo.key)}` },
  };
}
