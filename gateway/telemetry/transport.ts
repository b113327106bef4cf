import { FetchHttpClient } from 'effect/http';
import * as Layer from 'effect/Layer';
import { OtlpExporter, OtlpSerialization } from 'effect/observability';

/** Where OpenTelemetry data goes, and from which version of the service. */
export interface OtlpOptions {
  /** Base URL of a collector that takes OTLP over HTTP; `/v1/metrics` and so on is added, as OpenTelemetry says. */
  readonly endpoint: string;
  /** Version of the service. */
  readonly version: string;
}

/** OpenTelemetry's default. A collector that hangs must not make batches pile up in memory. */
const EXPORT_TIMEOUT_MS = 10_000;

const inTime: typeof fetch = (input, init) => {
  const late = AbortSignal.timeout(EXPORT_TIMEOUT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, late]) : late });
};

/** OTLP/JSON over fetch, each request with a time limit. */
export const TRANSPORT = Layer.mergeAll(
  OtlpExporter.layerFlusher,
  OtlpSerialization.layerJson,
  Layer.provide(FetchHttpClient.layer, Layer.succeed(FetchHttpClient.Fetch, inTime)),
);

export const urlOf = (endpoint: string, signal: 'traces' | 'metrics' | 'logs'): string =>
  `${endpoint.replace(/\/+$/, '')}/v1/${signal}`;
