import { Migration } from '@mikro-orm/migrations';

export class Migration0012 extends Migration {
  override up(): void {
    this.addSql('alter table "sessions" add "confirmed_at" timestamptz');
    this.addSql('update "sessions" set "confirmed_at" = "created_at"');
    this.addSql('alter table "sessions" alter column "confirmed_at" set not null');
  }

  override down(): void {
    this.addSql('alter table "sessions" drop column "confirmed_at"');
  }
}
