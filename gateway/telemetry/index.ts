/** OpenTelemetry. Loaded only when an endpoint is configured, so that other starts do not wait for it. */

export { exportLogs } from './otlp-logs.ts';
export { exportMetrics } from './otlp-metrics.ts';
export { exportReviews, type TracedNode } from './otlp-reviews.ts';
export { type OtlpOptions, TRANSPORT, urlOf } from './transport.ts';
