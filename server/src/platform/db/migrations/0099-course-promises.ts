import { Migration } from '@mikro-orm/migrations';

/** The columns that the pages of a course showed before. */
const SHOWN = [
  'title',
  'description',
  'category',
  'instructor',
  'thumbnail_key',
  'number_of_lectures',
  'duration',
  'language',
  'approval_number',
];
const ADDED = ['outcomes', 'audience', 'requirements'];

/** SQL of the trigger that notes when one of these columns changes. */
const onChangeOf = (columns: readonly string[]) => {
  const changes = columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
  return `create or replace trigger courses_changed before update of ${columns.join(', ')} on courses
    for each row when (${changes}) execute function lectern_course_changed()`;
};

/** Adds what learners will be able to do after a course, who it is for, and what it requires. */
export class Migration0099 extends Migration {
  override up(): void {
    const columns = ADDED.map((column) => `add column "${column}" text not null default ''`);
    this.addSql(`alter table "courses" ${columns.join(', ')}`);
    this.addSql(onChangeOf([...SHOWN, ...ADDED]));
  }

  override down(): void {
    this.addSql(onChangeOf(SHOWN));
    this.addSql(`alter table "courses" ${ADDED.map((column) => `drop column "${column}"`).join(', ')}`);
  }
}
