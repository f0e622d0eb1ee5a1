import { Migration } from '@mikro-orm/migrations';

export class Migration0009 extends Migration {
  override up(): void {
    this.addSql(
      'create table "certificate_files" ("certificate_id" uuid not null, "edition" text not null, "pdf" bytea not null, primary key ("certificate_id"))',
    );
    this.addSql(
      'alter table "certificate_files" add constraint "certificate_files_certificate_id_foreign" foreign key ("certificate_id") references "certificates" ("id") on update cascade on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "certificate_files" cascade');
  }
}
