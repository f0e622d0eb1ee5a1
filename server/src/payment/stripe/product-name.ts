import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { languageTags } from '#shared/languages.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { School } from '#server/school/school.type.ts';
import { unlessMissing } from './errors.ts';
import { PlanPrice } from './plan-price.entity.ts';
import { stripeTexts } from './stripe-texts.ts';

/** How the subscription of a school is called where it is paid for: one name for whoever pays, in the school's language. */
export const productName = ({ name, language }: Pick<School, 'name' | 'language'>): string =>
  inLanguage(language, () => stripeTexts.product({ school: name }));

interface Rename {
  schoolVersion: number;
  /** Names that we may have given it; the version before languages says one. */
  formerly: string[] | string;
}

const renameProduct = defineJob<Rename>('rename-stripe-product', 'payments');

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  jobs: Jobs;
  school: SchoolService;
}

/** Renames at Stripe what the school sells when the school is renamed or speaks another language, unless somebody has given it a name there. */
export class ProductName {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to the settings of the school. */
  readonly onSchoolChange = async (em: EntityManager, now: School, before: School): Promise<void> => {
    if (productName(now) === productName(before)) return;
    // It was given the English one, whatever the school spoke, before there were others.
    const formerly = languageTags.map((language) => productName({ ...before, language }));
    const job = { schoolVersion: now.version, formerly };
    await this.deps.jobs.add(em, renameProduct, job);
  };

  handlers(): JobHandler[] {
    return [handleJob(renameProduct, (payload) => this.rename(payload))];
  }

  private async rename({ schoolVersion, formerly }: Rename): Promise<void> {
    const { em, stripe, school } = this.deps;
    const known = [formerly].flat();
    // This process may be told of the change after the job.
    if (school.current.version < schoolVersion) await school.load();
    const onSale = await em.fork().find(PlanPrice, { lookupKey: { $ne: null } });
    for (const { stripePriceId } of onSale) {
      const price = await unlessMissing(stripe.prices.retrieve(stripePriceId, { expand: ['product'] }));
      const product = price?.product;
      if (typeof product !== 'object' || product.deleted || !known.includes(product.name)) continue;
      await stripe.products.update(product.id, { name: productName(school.current) });
    }
  }
}
