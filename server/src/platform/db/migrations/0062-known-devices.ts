import { Migration } from '@mikro-orm/migrations';

/** Browsers that an account logged in by, whether their owner hears of new ones, and the token that a session had before. */
export class Migration0062 extends Migration {
  override up(): void {
    this.addSql(
      'create table "known_devices" ("id" uuid not null, "created_at" timestamptz not null, "token_hash" text not null, "user_id" uuid not null, "last_used_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "known_devices" add constraint "known_devices_token_hash_unique" unique ("token_hash")',
    );
    this.addSql('create index "known_devices_user_id_index" on "known_devices" ("user_id")');
    this.addSql(
      'alter table "known_devices" add constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql('alter table "users" add "tells_new_devices" boolean not null default true');
    this.addSql(
      'alter table "sessions" add "previous_token_hash" text null, add "renewed_at" timestamptz null',
    );
    this.addSql(
      'create index "sessions_previous_token_hash_index" on "sessions" (previous_token_hash) where previous_token_hash is not null',
    );
  }

  override down(): void {
    this.addSql('alter table "sessions" drop column "previous_token_hash", drop column "renewed_at"');
    this.addSql('alter table "users" drop column "tells_new_devices"');
    this.addSql('drop table if exists "known_devices" cascade');
  }
}
