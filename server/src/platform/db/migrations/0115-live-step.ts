import { Migration } from '@mikro-orm/migrations';

const STEPS = [
  ...['SCHOOL', 'OFFER', 'MAIL', 'STORAGE', 'STRIPE', 'COURSE', 'BACKUPS'],
  ...['ABOUT', 'MENTORS', 'LINKS', 'LEGAL'],
];

/** Adds the setup step for going live. */
export class Migration0115 extends Migration {
  override up(): void {
    this.allow([...STEPS, 'GO_LIVE']);
  }

  override down(): void {
    this.addSql(`delete from "setup_steps" where "step" = 'GO_LIVE'`);
    this.allow(STEPS);
  }

  /** Replaces the list of steps. The table has at most one row for each step. */
  private allow(steps: string[]): void {
    const list = steps.map((step) => `'${step}'`).join(', ');
    this.addSql('alter table "setup_steps" drop constraint "setup_steps_step_check"');
    this.addSql(
      `alter table "setup_steps" add constraint "setup_steps_step_check" check ("step" in (${list}))`,
    );
  }
}
