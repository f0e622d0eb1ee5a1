import { Migration } from '@mikro-orm/migrations';

const BEFORE = "'SCHOOL', 'OFFER', 'MAIL', 'STORAGE', 'STRIPE', 'COURSE'";
const NEW = "'ABOUT', 'MENTORS', 'LINKS', 'LEGAL'";

/** Pages of a new school that say what the product says are steps of setting it up. As before, nothing is asked of one that teaches. */
export class Migration0061 extends Migration {
  override up(): void {
    this.allow(`${BEFORE}, ${NEW}`);
    this.addSql(
      `insert into setup_steps (step, state, changed_at)
         select step, 'DISMISSED', now() from unnest(array[${NEW}]) as step where exists (select from courses)`,
    );
  }

  override down(): void {
    this.addSql(`delete from setup_steps where step in (${NEW})`);
    this.allow(BEFORE);
  }

  private allow(steps: string): void {
    this.addSql('alter table "setup_steps" drop constraint "setup_steps_step_check"');
    this.addSql(
      `alter table "setup_steps" add constraint "setup_steps_step_check" check ("step" in (${steps}))`,
    );
  }
}
