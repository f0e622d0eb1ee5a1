import { Migration } from '@mikro-orm/migrations';

/** The columns of a lecture that the pages of its course showed before. */
const SHOWN = ['title', 'description', 'is_free_preview', '"position"'];

/** SQL of the trigger that notes the change of a course when one of these columns of its lectures changes. */
const onChangeOf = (columns: readonly string[]) => {
  const changes = columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
  return `create or replace trigger lectures_changed after update of ${columns.join(', ')} on lectures
    for each row when (${changes}) execute function lectern_lecture_changed()`;
};

/** Adds when learners could first see a lecture, and what has changed in it since. Existing lectures have neither. */
export class Migration0118 extends Migration {
  override up(): void {
    const columns = [
      'add column "published_at" timestamptz null',
      'add column "changed_at" timestamptz null',
      `add column "change_note" text not null default ''`,
    ];
    this.addSql(`alter table "lectures" ${columns.join(', ')}`);
    this.addSql(onChangeOf([...SHOWN, 'changed_at']));
  }

  override down(): void {
    this.addSql(onChangeOf(SHOWN));
    const columns = ['published_at', 'changed_at', 'change_note'];
    this.addSql(`alter table "lectures" ${columns.map((column) => `drop column "${column}"`).join(', ')}`);
  }
}
