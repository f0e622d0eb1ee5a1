import { Migration } from '@mikro-orm/migrations';

export class Migration0001 extends Migration {
  override up(): void {
    this.addSql(
      'create table "courses" ("id" uuid not null, "created_at" timestamptz not null, "slug" text not null, "title" text not null, "description" text not null, "category" text not null, "instructor" text not null, "thumbnail_key" text not null, primary key ("id"))',
    );
    this.addSql('alter table "courses" add constraint "courses_slug_unique" unique ("slug")');
    this.addSql('create index "courses_created_at_id_index" on "courses" ("created_at", "id")');
    this.addSql(
      'create table "lectures" ("id" uuid not null, "created_at" timestamptz not null, "course_id" uuid not null, "position" int not null, "title" text not null, "description" text not null, "is_free_preview" boolean not null default false, "video_key" text not null, "video_type" text not null, "duration" double precision not null, primary key ("id"))',
    );
    this.addSql(
      'alter table "lectures" add constraint "lectures_course_id_position_unique" unique ("course_id", "position")',
    );
    this.addSql(
      'create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"))',
    );
    this.addSql('create index "rate_limits_expire_index" on "rate_limits" ("expire")');
    this.addSql(
      'create table "stored_objects" ("key" text not null, "reserved_at" timestamptz not null, "is_attached" boolean not null default false, primary key ("key"))',
    );
    this.addSql('create index "stored_objects_reserved_at_index" on "stored_objects" ("reserved_at")');
    this.addSql(
      'create table "stripe_events" ("id" text not null, "type" text not null, "payload" jsonb not null, "received_at" timestamptz not null, "processed_at" timestamptz null, primary key ("id"))',
    );
    this.addSql(
      'create table "users" ("id" uuid not null, "created_at" timestamptz not null, "full_name" text not null, "email" text not null, "password_hash" text not null, "role" text not null, "avatar_key" text not null, primary key ("id"))',
    );
    this.addSql('alter table "users" add constraint "users_email_unique" unique ("email")');
    this.addSql(
      'create table "subscriptions" ("id" uuid not null, "created_at" timestamptz not null, "user_id" uuid not null, "stripe_subscription_id" text not null, "stripe_status" text not null, "current_period_end" timestamptz not null, "cancel_at_period_end" boolean not null, "paid_at" timestamptz null, "latest_invoice_id" text null, primary key ("id"))',
    );
    this.addSql('create index "subscriptions_user_id_index" on "subscriptions" ("user_id")');
    this.addSql(
      'alter table "subscriptions" add constraint "subscriptions_stripe_subscription_id_unique" unique ("stripe_subscription_id")',
    );
    this.addSql(
      'create table "sessions" ("id" uuid not null, "created_at" timestamptz not null, "token_hash" text not null, "user_id" uuid not null, "last_used_at" timestamptz not null, primary key ("id"))',
    );
    this.addSql('alter table "sessions" add constraint "sessions_token_hash_unique" unique ("token_hash")');
    this.addSql('create index "sessions_user_id_index" on "sessions" ("user_id")');
    this.addSql(
      'create table "customers" ("user_id" uuid not null, "stripe_customer_id" text not null, primary key ("user_id"))',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_stripe_customer_id_unique" unique ("stripe_customer_id")',
    );
    this.addSql(
      'alter table "lectures" add constraint "lectures_course_id_foreign" foreign key ("course_id") references "courses" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "users" add constraint "users_role_check" check ("role" in (\'ADMIN\', \'USER\'))',
    );
    this.addSql(
      'alter table "subscriptions" add constraint "subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "customers" add constraint "customers_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade',
    );
  }

  override down(): void {
    this.addSql('alter table "lectures" drop constraint "lectures_course_id_foreign"');
    this.addSql('alter table "subscriptions" drop constraint "subscriptions_user_id_foreign"');
    this.addSql('alter table "sessions" drop constraint "sessions_user_id_foreign"');
    this.addSql('alter table "customers" drop constraint "customers_user_id_foreign"');
    this.addSql('drop table if exists "courses" cascade');
    this.addSql('drop table if exists "lectures" cascade');
    this.addSql('drop table if exists "rate_limits" cascade');
    this.addSql('drop table if exists "stored_objects" cascade');
    this.addSql('drop table if exists "stripe_events" cascade');
    this.addSql('drop table if exists "users" cascade');
    this.addSql('drop table if exists "subscriptions" cascade');
    this.addSql('drop table if exists "sessions" cascade');
    this.addSql('drop table if exists "customers" cascade');
  }
}
