import { Migration } from '@mikro-orm/migrations';

export class Migration0116 extends Migration {
  override up(): void {
    this.addSql(
      'create table "sections" ("id" uuid not null, "created_at" timestamptz not null, "course_id" uuid not null, "title" text not null, "summary" text not null default \'\', "position" int not null, "version" int not null default 1, primary key ("id"))',
    );
    this.addSql(
      'alter table "sections" add constraint "sections_course_id_position_unique" unique ("course_id", "position") deferrable initially deferred',
    );
    this.addSql(
      'alter table "sections" add constraint "sections_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
    this.addSql(
      'create trigger sections_public_content after insert or delete or update or truncate on sections for each statement execute function lectern_public_content_changed()',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "sections" cascade');
  }
}
