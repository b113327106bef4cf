/** What this process uses, under the names that dashboards of other services know. */
export function processMetrics(version: string): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process, in bytes.', rss),
    ...metric('nodejs_heap_size_used_bytes', 'gauge', 'JavaScript heap in use, in bytes.', heapUsed),
    ...metric('process_cpu_seconds_total', 'counter', 'CPU time of the process, in seconds.', (user + system) / 1e6),
    ...metric('process_uptime_seconds', 'gauge', 'Age of the process, in seconds.', process.uptime()),
    '# HELP conclave_build_info Version of the service; always 1.',
    '# TYPE conclave_build_info gauge',
    `conclave_build_info{version="${version}"} 1`,
  ];
}

const metric = (name: string, type: 'gauge' | 'counter', help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  `${name} ${value}`,
];
