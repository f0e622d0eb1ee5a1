import { Migration } from '@mikro-orm/migrations';

/** How people watch, kept with their accounts. */
export class Migration0027 extends Migration {
  override up(): void {
    this.addSql(
      'create table "player_settings" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "speed" double precision not null, "has_captions" boolean not null, "caption_language" text null, "has_character_keys" boolean not null, "plays_next" boolean not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "player_settings" add constraint "player_settings_user_id_unique" unique ("user_id")',
    );
    this.addSql(
      'alter table "player_settings" add constraint "player_settings_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "player_settings" cascade');
  }
}
