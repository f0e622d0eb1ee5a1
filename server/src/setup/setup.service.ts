import type { EntityManager } from '@mikro-orm/postgresql';
import { placeholdersIn } from '#shared/placeholders.ts';
import { networks, schoolDefaults } from '#shared/school.ts';
import { offerRules } from '#shared/school.rules.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { Course } from '#server/course/course.entity.ts';
import { isPublic } from '#server/config-faults.ts';
import type { DemoMarks } from '#server/demo/demo-marks.ts';
import type { CheckedPart, Doctor } from '#server/doctor/doctor.ts';
import { legalPagesOf } from '#server/school/legal-page.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { SetupStepRecord } from './setup-step.entity.ts';
import { SetupStepName, type SetupCheck, type SetupStep, type SetupStepState } from './setup-step.type.ts';

interface Dependencies {
  publicUrl: string;
  em: EntityManager;
  school: SchoolService;
  doctor: Doctor;
  demoMarks: DemoMarks;
}

/** In the order of the setup. */
const names = Object.values(SetupStepName);

/** Steps that exist only while they are open. */
type DemoStepName = Exclude<SetupStepName, SetupStepRecord['step']>;

const isOfDemo = (name: SetupStepName): name is DemoStepName => name === 'DEMO' || name === 'ACCOUNT';

/** The steps of setting up a school. The data of the school or a successful check completes a step; an admin can skip it. */
export class SetupService {
  constructor(private readonly deps: Dependencies) {}

  /** All steps, in their order, without those of the demo when there is none. Throws UNAUTHENTICATED, FORBIDDEN. */
  async steps(actor: Actor): Promise<SetupStep[]> {
    const { userId } = requireAdmin(actor);
    const em = this.deps.em.fork();
    const { school, demoMarks, publicUrl } = this.deps;
    const [records, demoCourses, demoAccounts] = await Promise.all([
      em.find(SetupStepRecord, {}),
      demoMarks.unchangedCourseIds(),
      demoMarks.accountIds(),
    ]);
    const courses = await em.count(Course, { deletedAt: null, id: { $nin: demoCourses } });
    const isOpen: Record<DemoStepName, boolean> = {
      DEMO: demoCourses.length > 0 || demoAccounts.some((id) => id !== userId),
      ACCOUNT: demoAccounts.includes(userId),
    };
    const { ownSettings, about } = school.current;
    const legal = legalPagesOf(school.current);
    // Skipping the step does not hide placeholders that are public.
    const isUnfinished = legal.some(({ text }) => placeholdersIn(text) > 0);
    const isOwn = (name: string) => ownSettings.includes(name);
    const facts: Partial<Record<SetupStepName, boolean>> = {
      SCHOOL: isOwn('name'),
      OFFER: Object.keys(offerRules.shape).some(isOwn),
      COURSE: courses > 0,
      ABOUT: about !== '',
      MENTORS: isOwn('mentors'),
      LINKS: networks.filter((network) => schoolDefaults[network] !== '').every(isOwn),
      LEGAL: legal.length > 0 && !isUnfinished,
      GO_LIVE: isPublic(publicUrl),
    };
    return names.flatMap((name) => {
      if (isOfDemo(name)) return isOpen[name] ? [stepOf(name, 'OPEN')] : [];
      if (name === 'LEGAL' && isUnfinished) return [stepOf(name, 'OPEN')];
      const recorded = records.find(({ step }) => step === name)?.state ?? 'OPEN';
      return [stepOf(name, facts[name] ? 'DONE' : recorded)];
    });
  }

  /**
   * Checks the part of the school that a step is about, as the doctor does. The test mail goes to the caller. The step is done when
   * there are no problems. Throws UNAUTHENTICATED, FORBIDDEN.
   */
  async check(actor: Actor, part: CheckedPart): Promise<SetupCheck> {
    const findings = await this.deps.doctor.check(actor, part);
    if (findings.every(({ state }) => state === 'WELL')) await this.record(part, 'DONE');
    const [step = stepOf(part, 'OPEN')] = (await this.steps(actor)).filter(({ name }) => name === part);
    return { step, findings };
  }

  /**
   * Skips a step or reopens a skipped one. A step that is done stays done. One with a fault stays open, and so do those of the demo,
   * whose passwords are public. Throws UNAUTHENTICATED, FORBIDDEN.
   */
  async dismiss(actor: Actor, name: SetupStepName, isDismissed: boolean): Promise<SetupStep> {
    requireAdmin(actor);
    const step = (await this.steps(actor)).find((one) => one.name === name) ?? stepOf(name, 'OPEN');
    if (step.state === 'DONE' || isOfDemo(name)) return step;
    if (isDismissed) await this.record(name, 'DISMISSED');
    else await this.deps.em.fork().nativeDelete(SetupStepRecord, { step: name });
    return (await this.steps(actor)).find((one) => one.name === name) ?? step;
  }

  private async record(step: SetupStepRecord['step'], state: SetupStepRecord['state']): Promise<void> {
    await this.deps.em.fork().upsert(SetupStepRecord, { step, state, changedAt: new Date() });
  }
}

const stepOf = (name: SetupStepName, state: SetupStepState): SetupStep => ({
  id: `setup-${name}`,
  name,
  state,
});
