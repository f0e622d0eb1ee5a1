import { Migration } from '@mikro-orm/migrations';

/** The folders that were imported as courses. */
export class Migration0129 extends Migration {
  override up(): void {
    this.addSql(
      'create table "course_imports" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "course_id" uuid not null, "key" text not null, "items" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "course_imports_course_id_index" on "course_imports" ("course_id")');
    this.addSql(
      'alter table "course_imports" add constraint "course_imports_user_id_key_unique" unique ("user_id", "key")',
    );
    this.addSql(
      'alter table "course_imports" add constraint "course_imports_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "course_imports" add constraint "course_imports_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "course_imports" cascade');
  }
}
