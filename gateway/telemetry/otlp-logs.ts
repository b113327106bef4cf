import * as Effect from 'effect/Effect';
import * as Layer from 'effect/Layer';
import { OtlpExporter, OtlpResource, OtlpSerialization } from 'effect/observability';
import type * as Scope from 'effect/Scope';
import type { LogLevel } from '../../runtime/index.ts';
import type { LogOutput } from '../node/log-output.ts';
import { type OtlpOptions, TRANSPORT, urlOf } from './transport.ts';

type LogsData = Parameters<(typeof OtlpSerialization.OtlpSerialization)['Service']['logs']>[0];
type LogRecord = NonNullable<LogsData['resourceLogs'][number]['scopeLogs'][number]['logRecords']>[number];

/** OpenTelemetry's numbers of severity. */
const SEVERITY: Readonly<Record<LogLevel, NonNullable<LogRecord['severityNumber']>>> = {
  debug: 5,
  info: 9,
  warn: 13,
  error: 17,
};

/** Sends every line of the log, every five seconds, every thousand lines and when the scope closes. */
export const exportLogs = (outlet: LogOutput, options: OtlpOptions): Effect.Effect<void, never, Scope.Scope> =>
  Effect.gen(function* () {
    const transport = yield* Layer.build(TRANSPORT);
    const serialization = yield* Effect.provide(OtlpSerialization.OtlpSerialization, transport);
    const resource = OtlpResource.make({ serviceName: 'conclave', serviceVersion: options.version });
    const { push } = yield* OtlpExporter.make({
      url: urlOf(options.endpoint, 'logs'),
      headers: undefined,
      label: 'logs',
      exportInterval: '5 seconds',
      maxBatchSize: 1_000,
      body: (logRecords) => {
        const data = { resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'conclave' }, logRecords }] }] };
        return [serialization.logs(data), Effect.void];
      },
      shutdownTimeout: '3 seconds',
    }).pipe(Effect.provide(transport));
    yield* Effect.acquireRelease(
      Effect.sync(() => outlet.listen((line) => push(recordOf(line)))),
      () => Effect.sync(() => outlet.listen(undefined)),
    );
  });

/** A line of the log as OpenTelemetry writes one. */
function recordOf(line: string): LogRecord {
  const { time, level, event, ...fields } = JSON.parse(line) as { time: string; level: LogLevel; event: string };
  const timeUnixNano = `${Date.parse(time)}000000`;
  return {
    timeUnixNano,
    observedTimeUnixNano: timeUnixNano,
    severityNumber: SEVERITY[level],
    severityText: level.toUpperCase(),
    body: { stringValue: event },
    attributes: OtlpResource.entriesToAttributes(Object.entries(fields)),
    droppedAttributesCount: 0,
  };
}
