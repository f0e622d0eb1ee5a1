import { Migration } from '@mikro-orm/migrations';

/** Answers to messages from the contact form. */
export class Migration0029 extends Migration {
  override up(): void {
    this.addSql(
      'create table "contact_replies" ("id" uuid not null, "created_at" timestamptz not null, "message_id" uuid not null, "author_id" uuid null, "text" text not null, primary key ("id"))',
    );
    this.addSql(
      'create index "contact_replies_message_id_created_at_id_index" on "contact_replies" ("message_id", "created_at", "id")',
    );
    this.addSql('create index "contact_replies_author_id_index" on "contact_replies" ("author_id")');
    this.addSql(
      'alter table "contact_replies" add constraint "contact_replies_message_id_foreign" foreign key ("message_id") references "contact_messages" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "contact_replies" add constraint "contact_replies_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null',
    );
  }

  override down(): void {
    this.addSql('drop table if exists "contact_replies" cascade');
  }
}
