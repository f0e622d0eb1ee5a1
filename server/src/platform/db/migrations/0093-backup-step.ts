import { Migration } from '@mikro-orm/migrations';

const FIRST = ['SCHOOL', 'OFFER', 'MAIL', 'STORAGE', 'STRIPE', 'COURSE'];
const LAST = ['ABOUT', 'MENTORS', 'LINKS', 'LEGAL'];

/** Adds the setup step for backups. */
export class Migration0093 extends Migration {
  override up(): void {
    this.allow([...FIRST, 'BACKUPS', ...LAST]);
  }

  override down(): void {
    this.addSql(`delete from "setup_steps" where "step" = 'BACKUPS'`);
    this.allow([...FIRST, ...LAST]);
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
