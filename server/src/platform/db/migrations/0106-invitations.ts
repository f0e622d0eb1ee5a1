import { Migration } from '@mikro-orm/migrations';

export class Migration0106 extends Migration {
  override up(): void {
    this.addSql(
      'create table "invitations" ("id" uuid not null, "created_at" timestamptz not null, "email" text not null, "role" text not null, "language" text not null, "invited_by_id" uuid not null, "token_hash" text null, "sent_at" timestamptz null, "failed_at" timestamptz null, "expires_at" timestamptz not null, "accepted_at" timestamptz null, "accepted_by_id" uuid null, "revoked_at" timestamptz null, primary key ("id"))',
    );
    this.addSql('create index "invitations_invited_by_id_index" on "invitations" ("invited_by_id")');
    this.addSql(
      'alter table "invitations" add constraint "invitations_token_hash_unique" unique ("token_hash")',
    );
    this.addSql('create index "invitations_accepted_by_id_index" on "invitations" ("accepted_by_id")');
    this.addSql('create index "invitations_created_at_id_index" on "invitations" ("created_at", "id")');
    this.addSql(
      'create unique index invitations_open_email_unique on invitations (email) where accepted_at is null and revoked_at is null',
    );
    this.addSql(
      'alter table "invitations" add constraint "invitations_invited_by_id_foreign" foreign key ("invited_by_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "invitations" add constraint "invitations_accepted_by_id_foreign" foreign key ("accepted_by_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "invitations" add constraint "invitations_role_check" check ("role" in (\'ADMIN\', \'USER\'))',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "invitations" cascade');
  }
}
