import { Migration } from '@mikro-orm/migrations';

/** Who agreed to which version of the terms of service. */
export class Migration0031 extends Migration {
  override up(): void {
    this.addSql(
      'create table "agreements" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "place" text not null, "terms_changed_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "agreements" add constraint "agreements_user_id_place_terms_changed_at_unique" unique ("user_id", "place", "terms_changed_at")',
    );
    this.addSql(
      'alter table "agreements" add constraint "agreements_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "agreements" add constraint "agreements_place_check" check ("place" in (\'SIGNUP\', \'CHECKOUT\'))',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "agreements" cascade');
  }
}
