import { byLabel, type MetricFamily, single } from './metric-family.ts';

/** What this process uses, under the names that dashboards of other services know. */
export function processMetrics(version: string): MetricFamily[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    single('gauge', 'process_resident_memory_bytes', 'Memory of the process, in bytes.', rss),
    single('gauge', 'nodejs_heap_size_used_bytes', 'JavaScript heap in use, in bytes.', heapUsed),
    single('counter', 'process_cpu_seconds_total', 'CPU time of the process, in seconds.', (user + system) / 1e6),
    single('gauge', 'process_uptime_seconds', 'Age of the process, in seconds.', process.uptime()),
    byLabel('gauge', 'conclave_build_info', 'Version of the service; always 1.', 'version', [[version, 1]]),
  ];
}
