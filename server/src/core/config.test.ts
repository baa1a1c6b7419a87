import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'x'.repeat(32);

describe('a wrong value', () => {
  it.each([
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', ''],
    ['HOST', ''],
    ['HOST', '  '],
    ['PORT', '99999'],
    ['PORT', 'x'],
    ['DATA_DIR', ''],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', 'mysql://a,b/db'],
    ['DATABASE_URL', 'postgres://a,:5432/db'],
    ['DATABASE_URL_LESTE', 'mysql://host/db'],
    ['CONTROL_DATABASE', 'Com Espaço'],
    ['SECRET_KEY', 'short'],
    ['SECRET_KEY', ' '.repeat(40)],
    ['SECRET_KEY_OTHER', ' '.repeat(40)],
    ['POOL_SIZE', '0'],
    ['POOL_TOTAL', '0'],
    ['POOL_WAIT_MS', '0'],
    ['SQL_READ_MS', '0'],
    ['SQL_SCRIPT_MS', '0'],
    ['SQL_EXPORT_MS', '0'],
    ['SERVICES_TIMEOUT_MS', '0'],
    ['SESSION_LIMIT_SECONDS', '0'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'http://host'],
    ['TICKET_URL', 'host'],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', '10.0.0.1,10.0.0.0/99'],
    ['ROUTINE_NETWORKS', '10.0.0.1'],
    ['PANEL_COMPANIES', ' , '],
    ['PANEL_PORT', '0'],
    ['PANEL_PORT', '3000'],
    ['PANEL_HOST', ' '],
    ['PANEL_HOST', '10.0.0.1'],
    ['PANEL_REQUIRE_PASSWORD', 'yes'],
    ['FILES_URL', 's3://bucket?endpoint=minio'],
    ['FILES_URL', '/var/files'],
    ['SIMULATE', 'TICKET=never'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'nobody'],
  ])('of %s is named in one sentence: %j', (name, value) => {
    expect(() => readConfig({ SECRET_KEY: secret, [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ SECRET_KEY: secret, [name]: value })).toThrow(
      new RegExp(`^${name}: [^\\n]{4,90}$`),
    );
  });
});

describe('a right value', () => {
  it.each([
    ['TRUST_PROXY', '127.0.0.1,10.0.0.0/8,::1,loopback'],
    ['SERVICES_EVERY_MS', '0'],
    ['SESSION_WATCH_EVERY_MS', '0'],
    ['PORT', '0'],
    ['PANEL_PORT', '3001'],
    ['DATABASE_URL', 'postgres://u:pw@db1:5432,db2:5433/terminal'],
    ['SMTP_URL', 'smtp://user:secret@host:587'],
    ['FILES_URL', 's3://bucket?region=us-east-1&endpoint=https://minio.local:9000'],
    ['FILES_URL', 's3://bucket'],
    ['FILES_URL', 'file:///var/files'],
    ['ROUTINE_NETWORKS', '10.8.0.0/16,fd00:10::/32'],
    ['SIMULATE', 'TICKET=fail,TRAVA=late'],
  ])('of %s is taken: %j', (name, value) => {
    expect(() => readConfig({ SECRET_KEY: secret, [name]: value })).not.toThrow();
  });
});
