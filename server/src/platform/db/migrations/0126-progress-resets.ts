import { Migration } from '@mikro-orm/migrations';

/** The progress that learners have reset, until it can no longer be restored. */
export class Migration0126 extends Migration {
  override up(): void {
    this.addSql(
      'create table "progress_resets" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "lecture_id" uuid not null, "position" double precision not null, "recorded_at" timestamptz not null, "done_at" timestamptz null, "marked_at" timestamptz null, "reset_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql('create index "progress_resets_user_id_index" on "progress_resets" ("user_id")');
    this.addSql('create index "progress_resets_lecture_id_index" on "progress_resets" ("lecture_id")');
    this.addSql(
      'alter table "progress_resets" add constraint "progress_resets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "progress_resets" add constraint "progress_resets_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "progress_resets" cascade');
  }
}
