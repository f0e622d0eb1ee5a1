import { Migration } from '@mikro-orm/migrations';

/** The columns of a course whose changes its page shows. */
const SHOWN = [
  'title',
  'description',
  'category',
  'instructor',
  'thumbnail_key',
  'number_of_lectures',
  'duration',
  'language',
];

/** Adds the number under which an authority has approved a course. A change of it is a change of the course's page. */
export class Migration0085 extends Migration {
  override up(): void {
    this.addSql(`alter table "courses" add column "approval_number" text not null default ''`);
    this.replaceTrigger([...SHOWN, 'approval_number']);
  }

  override down(): void {
    this.replaceTrigger(SHOWN);
    this.addSql('alter table "courses" drop column "approval_number"');
  }

  private replaceTrigger(columns: readonly string[]): void {
    const isChanged = columns.map((column) => `(new.${column} is distinct from old.${column})`).join(' or ');
    this.addSql('drop trigger courses_changed on courses');
    this.addSql(
      `create trigger courses_changed before update of ${columns.join(', ')} on courses for each row when (${isChanged}) execute function lectern_course_changed()`,
    );
  }
}
