import { Migration } from '@mikro-orm/migrations';

/** How far a new school is. One that teaches already is set up: nothing is asked of it. */
export class Migration0056 extends Migration {
  override up(): void {
    this.addSql(
      'create table "setup_steps" ("step" text not null, "state" text not null, "changed_at" timestamptz not null, primary key ("step"))',
    );
    this.addSql(
      "alter table \"setup_steps\" add constraint \"setup_steps_step_check\" check (\"step\" in ('SCHOOL', 'OFFER', 'MAIL', 'STORAGE', 'STRIPE', 'COURSE'))",
    );
    this.addSql(
      'alter table "setup_steps" add constraint "setup_steps_state_check" check ("state" in (\'DONE\', \'DISMISSED\'))',
    );
    this.addSql(
      `insert into setup_steps (step, state, changed_at)
         select step, 'DISMISSED', now() from unnest(array['SCHOOL', 'OFFER', 'MAIL', 'STORAGE', 'STRIPE', 'COURSE']) as step
         where exists (select from courses)`,
    );
  }

  override down(): void {
    this.addSql('drop table if exists "setup_steps" cascade');
  }
}
