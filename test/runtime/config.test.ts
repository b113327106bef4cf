import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../runtime/config.ts';
import { InvalidConfig } from '../../runtime/errors.ts';

describe('config', () => {
  it('has a value for everything when nothing is set', () => {
    const config = loadConfig({ PATH: '/usr/bin', PORT: '', HOST: ' ' });
    expect(config.workers).toBeGreaterThanOrEqual(1);
    expect({ ...config, workers: 1 }).toEqual({
      home: resolve('.conclave'),
      host: '127.0.0.1',
      port: 8080,
      adminPort: 8081,
      natsUrl: undefined,
      replicas: 1,
      workers: 1,
      webhookPausesMs: [30_000, 300_000, 1_800_000],
      webhookAllowLoopback: false,
      data: undefined,
      maxCharacters: 2_000_000,
      maxFileBytes: 25 * 1024 * 1024,
      issuesPerPage: 4,
      retentionMs: 90 * 86_400_000,
      retentionBytes: 40e9,
      otlpEndpoint: undefined,
    });
  });

  it('takes what is set', () => {
    const config = loadConfig({
      CONCLAVE_HOME: '/data',
      HOST: '0.0.0.0',
      PORT: '0',
      CONCLAVE_ADMIN_PORT: '9000',
      NATS_URL: 'nats://a:4222,b:4222',
      CONCLAVE_REPLICAS: '3',
      CONCLAVE_WORKERS: '3',
      CONCLAVE_WEBHOOK_BACKOFF_MS: '1, 20',
      CONCLAVE_WEBHOOK_ALLOW_LOOPBACK: 'on',
      CONCLAVE_DATA: '/measures',
      CONCLAVE_MAX_CHARACTERS: '5',
      CONCLAVE_MAX_FILE_BYTES: '6',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    });
    expect(config).toEqual({
      home: '/data',
      host: '0.0.0.0',
      port: 0,
      adminPort: 9000,
      natsUrl: 'nats://a:4222,b:4222',
      replicas: 3,
      workers: 3,
      webhookPausesMs: [1, 20],
      webhookAllowLoopback: true,
      data: '/measures',
      maxCharacters: 5,
      maxFileBytes: 6,
      issuesPerPage: 4,
      retentionMs: 90 * 86_400_000,
      retentionBytes: 40e9,
      otlpEndpoint: 'http://collector:4318',
    });
  });

  it.each([
    ['PORT', '80a', 'PORT must be a whole number (a port), and is "80a".'],
    ['PORT', '65536', 'PORT must be from 0 to 65535 (a port), and is "65536".'],
    ['HOST', 'my host', 'HOST must be a host name or an address, and is "my host".'],
    ['CONCLAVE_WORKERS', '0', 'CONCLAVE_WORKERS must be from 1 to 256 (threads), and is "0".'],
    ['CONCLAVE_WEBHOOK_ALLOW_LOOPBACK', 'maybe', 'CONCLAVE_WEBHOOK_ALLOW_LOOPBACK must be on or off, and is "maybe".'],
    ['CONCLAVE_MAX_FILE_BYTES', '-1', 'CONCLAVE_MAX_FILE_BYTES must be a whole number (bytes), and is "-1".'],
  ])('names the variable: %s=%s', (name, value, sentence) => {
    expect(() => loadConfig({ [name]: value })).toThrow(new InvalidConfig(sentence));
  });

  it('takes addresses of pages beyond this machine over https alone, and operators there at a provider alone', () => {
    const oidc = { CONCLAVE_OPERATORS_OIDC: 'operators.json' };
    for (const name of ['CONCLAVE_PUBLIC_URL', 'CONCLAVE_ADMIN_URL']) {
      expect(() => loadConfig({ [name]: 'http://pages.example', ...oidc })).toThrow('must be https');
      expect(() => loadConfig({ [name]: 'https://pages.example/path', ...oidc })).toThrow('nothing after it');
    }
    const urls = { CONCLAVE_PUBLIC_URL: 'https://pages.example', CONCLAVE_ADMIN_URL: 'https://ops.example:8443' };
    expect(loadConfig({ ...urls, ...oidc })).toMatchObject({
      publicUrl: 'https://pages.example',
      adminUrl: 'https://ops.example:8443',
    });
    expect(() => loadConfig(urls)).toThrow('CONCLAVE_ADMIN_URL needs CONCLAVE_OPERATORS_OIDC');
  });

  it('knows a misspelt name, and does not print an address that may carry a password', () => {
    expect(() => loadConfig({ CONCLAVE_WORKER: '2' })).toThrow(/^CONCLAVE_WORKER is not a setting of this service/);
    expect(() => loadConfig({ NATS_URL: 'http://me:secret@host' })).toThrow(/^NATS_URL must be (?!.*secret)/);
    for (const url of ['http://me:secret@host:4318', 'host:4318/secret', 'ftp://host/secret']) {
      expect(() => loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: url })).toThrow(
        /^OTEL_EXPORTER_OTLP_ENDPOINT must be (?!.*secret)/,
      );
    }
  });
});
