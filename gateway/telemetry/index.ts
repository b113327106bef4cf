/** OpenTelemetry. Loaded only where an endpoint is configured: nobody else waits for it at the start. */

export { exportLogs } from './otlp-logs.ts';
export { exportMetrics } from './otlp-metrics.ts';
export { exportReviews, type TracedNode } from './otlp-reviews.ts';
export { type OtlpOptions, TRANSPORT, urlOf } from './transport.ts';
