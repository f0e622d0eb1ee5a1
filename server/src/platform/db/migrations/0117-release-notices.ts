import { Migration } from '@mikro-orm/migrations';

export class Migration0117 extends Migration {
  override up(): void {
    this.addSql(
      'create table "release_notices" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "lecture_id" uuid not null, primary key ("id"))',
    );
    this.addSql('create index "release_notices_lecture_id_index" on "release_notices" ("lecture_id")');
    this.addSql(
      'alter table "release_notices" add constraint "release_notices_user_id_lecture_id_unique" unique ("user_id", "lecture_id")',
    );
    this.addSql(
      'alter table "release_notices" add constraint "release_notices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "release_notices" add constraint "release_notices_lecture_id_foreign" foreign key ("lecture_id") references "lectures" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "release_notices" cascade');
  }
}
