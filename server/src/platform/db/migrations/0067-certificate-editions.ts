import { Migration } from '@mikro-orm/migrations';

/** The PDF of a certificate in each of its looks. The table of one look only goes with the version after. */
export class Migration0067 extends Migration {
  override up(): void {
    this.addSql(
      'create table "certificate_editions" ("certificate_id" uuid not null, "edition" text not null, "created_at" timestamptz not null, "pdf" bytea not null, primary key ("certificate_id", "edition"))',
    );
    this.addSql(
      'alter table "certificate_editions" add constraint "certificate_editions_certificate_id_foreign" foreign key ("certificate_id") references "certificates" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "certificate_editions" cascade');
  }
}
