import type { EntityManager } from '@mikro-orm/postgresql';
import { languageTags } from '#shared/languages.ts';
import { inLanguage } from '#server/platform/common/current-language.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { School } from '#server/school/school.type.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { unlessMissing } from './errors.ts';
import { PlanPrice } from './plan-price.entity.ts';
import { stripeTexts } from './stripe-texts.ts';

/** The product name on Stripe's pages: the same for all buyers, in the school's language. */
export const productName = ({ name, language }: Pick<School, 'name' | 'language'>): string =>
  inLanguage(language, () => stripeTexts.product({ school: name }));

interface Rename {
  schoolVersion: number;
  /** Names that we may have given it. A single string in jobs from before languages were supported. */
  formerly: string[] | string;
}

const renameProduct = defineJob<Rename>('rename-stripe-product', 'payments');

type Dependencies = Pick<Common, 'em' | 'stripe' | 'jobs' | 'school'>;

/**
 * Renames the product at Stripe when the school is renamed or changes its language, unless the school has renamed the
 * product there.
 */
export class ProductName {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to changes of the school's settings. */
  readonly onSchoolChange = async (em: EntityManager, now: School, before: School): Promise<void> => {
    if (productName(now) === productName(before)) return;
    // Before other languages were supported, it always got the English name.
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
    // This process may learn of the change after the job starts.
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
