import { Migration } from '@mikro-orm/migrations';

/** Who has uploaded a lecture's last video. Nobody is told of those that are there. */
export class Migration0036 extends Migration {
  override up(): void {
    this.addSql('alter table "lectures" add "uploader_id" uuid null');
    // All rows are null: there is nothing to read them for.
    this.addSql(
      'alter table "lectures" add constraint "lectures_uploader_id_foreign" foreign key ("uploader_id") references "users" ("id") on delete set null not valid',
    );
    this.addSql(
      'create index "lectures_uploader_id_index" on "lectures" (uploader_id) where uploader_id is not null',
    );
  }

  override down(): void {
    this.addSql('alter table "lectures" drop column "uploader_id"');
  }
}
