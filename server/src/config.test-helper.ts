import { ConfigError } from './config-faults.ts';
import { readConfig } from './config.ts';

/** All settings that production requires. */
export const production = {
  NODE_ENV: 'production',
  SECRET: '5f0e9c1d7ab24863f1c95e07d2b8a46930ce7f5d18a2b6e4',
  PUBLIC_URL: 'https://school.example',
  DATABASE_URL: 'postgresql://lectern:secret@db.example:5432/lectern',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:password@mail.example',
};

/** Returns the faults of settings. */
export function faultsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}
