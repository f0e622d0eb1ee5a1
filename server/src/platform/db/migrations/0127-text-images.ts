import { Migration } from '@mikro-orm/migrations';

/** The pictures in texts of lectures. */
export class Migration0127 extends Migration {
  override up(): void {
    this.addSql(
      'create table "text_images" ("id" uuid not null, "created_at" timestamptz not null, "course_id" uuid not null, "key" text not null, "width" int not null, "height" int not null, primary key ("id"))',
    );
    this.addSql('create index "text_images_course_id_index" on "text_images" ("course_id")');
    this.addSql(
      'alter table "text_images" add constraint "text_images_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "text_images" cascade');
  }
}
