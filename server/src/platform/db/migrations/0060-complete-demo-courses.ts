import { Migration } from '@mikro-orm/migrations';

/**
 * When each course of the demo was complete: what admins did to it since is theirs. Until now it was published when all of it was there,
 * or the last account of the demo was made after all courses.
 */
export class Migration0060 extends Migration {
  override up(): void {
    this.addSql('alter table "demo_marks" add "completed_at" timestamptz null');
    this.addSql(
      `update demo_marks as mark set completed_at = least(
           (select min(created_at) from audit_entries where subject_id = mark.id and action = 'COURSE_PUBLISHED'),
           (select created_at from users where email = 'learner@example.com' and id in (select id from demo_marks))
         ) where id in (select id from courses)`,
    );
  }

  override down(): void {
    this.addSql('alter table "demo_marks" drop column "completed_at"');
  }
}
