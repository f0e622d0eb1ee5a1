import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const backups = {
  BACKUP_S3_BUCKET: 'backups',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'key',
};
const videos = { S3_BUCKET: 'films', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

it.each([
  ['a bucket for backups without its keys', { BACKUP_S3_BUCKET: 'backups' }, 'BACKUP_S3_ACCESS_KEY_ID and'],
  ['backups in two places', { ...backups, BACKUP_FOLDER: '/backups' }, 'are both set'],
  ['backups among the videos', { ...videos, ...backups, BACKUP_S3_BUCKET: 'films' }, 'is S3_BUCKET'],
  ['a CDN without its key', { MEDIA_CDN_URL: 'https://media.example' }, 'MEDIA_CDN_KEY is missing'],
  ['a key without its CDN', { MEDIA_CDN_KEY: 'k'.repeat(32) }, 'MEDIA_CDN_URL is missing'],
  ['a replica of nothing', { DATABASE_REPLICA_URL: 'postgresql://replica/lectern' }, 'has no replica'],
  ['a log for no collector', { OTEL_LOGS_EXPORTER: 'otlp' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is missing'],
  ['half an address for reports', { SENTRY_DSN: 'https://sentry.example/1' }, 'must be like https://key@'],
])('refuses %s', (_what, variables, fault) => {
  expect(() => readConfig(variables)).toThrow(fault);
});

it("reads the headers for traces in OpenTelemetry's format", () => {
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db,tenant=school',
  });
  expect(tracing).toEqual({
    endpoint: 'http://collector.example:4318',
    headers: { authorization: 'Bearer a=b', tenant: 'school' },
    serviceName: 'lectern',
    ratio: 1,
  });
});

it('reports to the project of a DSN, also with a path', () => {
  const { errorReports } = readConfig({ SENTRY_DSN: 'https://key@sentry.example/path/7' });
  expect(errorReports).toEqual({
    url: 'https://sentry.example/path/api/7/envelope/',
    key: 'key',
    environment: 'development',
  });
});
