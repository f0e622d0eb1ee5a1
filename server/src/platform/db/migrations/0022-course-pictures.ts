import { Migration } from '@mikro-orm/migrations';

/** What a course's pages show of it is in these columns, beside when it was published. */
const OF_COURSE = [
  'title',
  'description',
  'category',
  'instructor',
  'thumbnail_key',
  'number_of_lectures',
  'duration',
];
/** And in these of its lectures; their number and videos change the course itself. */
const OF_LECTURE = ['title', 'description', 'is_free_preview', 'position'];

const isChanged = (columns: string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');

const touchCourse = `update courses set changed_at = now() from lectures
    where courses.id = lectures.course_id and courses.changed_at is distinct from now()`;

const FUNCTIONS = {
  lectern_course_changed: `new.changed_at = now(); return new;`,
  lectern_lecture_changed: `${touchCourse} and lectures.id = new.id; return null;`,
  // What is said is told of lectures alone that everybody may watch.
  lectern_captions_changed: `${touchCourse} and lectures.id = coalesce(new.lecture_id, old.lecture_id) and is_free_preview;
  return null;`,
};

/**
 * Pictures of courses in other sizes and formats, and for shared links; those of the courses that are there are made by a job. And when a
 * course was last changed.
 */
export class Migration0022 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "courses" add "thumbnail_variants" jsonb null, add "share_key" text null, add "changed_at" timestamptz null',
    );
    this.addSql(
      'create index "lectures_free_previews_index" on "lectures" (id) where is_free_preview and deleted_at is null',
    );
    for (const [name, body] of Object.entries(FUNCTIONS)) {
      this.addSql(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$`);
    }
    this.addSql(`create trigger courses_changed before update of ${OF_COURSE.join(', ')} on courses
      for each row when (${isChanged(OF_COURSE)}) execute function lectern_course_changed()`);
    this.addSql(`create trigger lectures_changed after update of ${OF_LECTURE.join(', ')} on lectures
      for each row when (${isChanged(OF_LECTURE)}) execute function lectern_lecture_changed()`);
    this.addSql(`create trigger captions_changed after insert or update or delete on captions
      for each row execute function lectern_captions_changed()`);
    // In an empty database there is no queue yet, and no course.
    this.addSql(`do $$ begin
  if to_regclass('graphile_worker.jobs') is not null then
    perform graphile_worker.add_job('make-missing-course-pictures', payload := '{}', priority := 200);
  end if;
end $$`);
  }

  override down(): void {
    this.addSql('drop trigger courses_changed on courses');
    this.addSql('drop trigger lectures_changed on lectures');
    this.addSql('drop trigger captions_changed on captions');
    for (const name of Object.keys(FUNCTIONS)) this.addSql(`drop function ${name}()`);
    this.addSql('drop index "lectures_free_previews_index"');
    this.addSql(
      'alter table "courses" drop column "thumbnail_variants", drop column "share_key", drop column "changed_at"',
    );
  }
}
