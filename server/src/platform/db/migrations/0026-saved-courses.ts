import { Migration } from '@mikro-orm/migrations';

/** Courses that people keep for later. */
export class Migration0026 extends Migration {
  override up(): void {
    this.addSql(
      'create table "saved_courses" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "course_id" uuid not null, primary key ("id"))',
    );
    this.addSql('create index "saved_courses_course_id_index" on "saved_courses" ("course_id")');
    this.addSql(
      'alter table "saved_courses" add constraint "saved_courses_user_id_course_id_unique" unique ("user_id", "course_id")',
    );
    this.addSql(
      'alter table "saved_courses" add constraint "saved_courses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "saved_courses" add constraint "saved_courses_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "saved_courses" cascade');
  }
}
