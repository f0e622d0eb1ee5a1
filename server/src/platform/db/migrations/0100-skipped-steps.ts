import { Migration } from '@mikro-orm/migrations';

/** Reopens the setup steps of a demo school that its seed skipped, before it created the last demo account. */
export class Migration0100 extends Migration {
  override up(): void {
    this.addSql(`delete from "setup_steps" where "state" = 'DISMISSED' and "changed_at" <= (
      select "users"."created_at" from "users" join "demo_marks" on "demo_marks"."id" = "users"."id"
        where "users"."email" = 'learner@example.com'
    )`);
  }

  override down(): void {
    // The earlier version shows reopened steps, and an admin can skip them.
  }
}
