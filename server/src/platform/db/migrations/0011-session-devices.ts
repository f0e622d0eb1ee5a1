import { Migration } from '@mikro-orm/migrations';

export class Migration0011 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "sessions" add "device" text not null default \'Unknown device\', add "address" text not null default \'\'',
    );
  }

  override down(): void {
    this.addSql('alter table "sessions" drop column "device", drop column "address"');
  }
}
