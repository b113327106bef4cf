import type { Labels, MetricFamily } from './metric-family.ts';

/** The families in the Prometheus text format 0.0.4. */
export function prometheusText(families: readonly MetricFamily[]): string {
  const lines = families.flatMap((family) => [
    `# HELP ${family.name} ${family.help}`,
    `# TYPE ${family.name} ${family.kind}`,
    ...samplesOf(family),
  ]);
  return lines.map((line) => `${line}\n`).join('');
}

function samplesOf(family: MetricFamily): string[] {
  const { name } = family;
  switch (family.kind) {
    case 'counter':
    case 'gauge':
      return family.samples.map(({ labels, value }) => `${name}${printed(labels)} ${value}`);
    case 'summary':
      return family.points.flatMap(({ labels, sum, count }) => [
        `${name}_sum${printed(labels)} ${sum}`,
        `${name}_count${printed(labels)} ${count}`,
      ]);
    case 'histogram':
      return family.points.flatMap(({ labels, counts, sum, count }) => {
        let below = 0;
        const buckets = family.bounds.map((bound, index) => {
          below += counts[index] ?? 0;
          return `${name}_bucket${printed({ ...labels, le: String(bound) })} ${below}`;
        });
        return [
          ...buckets,
          `${name}_bucket${printed({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${printed(labels)} ${sum}`,
          `${name}_count${printed(labels)} ${count}`,
        ];
      });
    default:
      return family satisfies never;
  }
}

function printed(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, word]) => `${name}="${escaped(word)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (word: string): string => word.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));
