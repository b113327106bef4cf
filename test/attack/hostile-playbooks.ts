/** Playbooks made to be slow to parse, to check or to try. */
import { FAMILIES } from '../growth/families.ts';
import { type Attack, keepDoing, type Target } from './attack.ts';

/** Requests of one attack at once. */
const AT_ONCE = 4;

const BYTES = 2_000_000;

interface Sent {
  readonly type: string;
  readonly body: string;
}

async function send(target: Target, path: string, { type, body }: Sent, signal: AbortSignal): Promise<Response> {
  return await fetch(`${target.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${target.key}`, 'content-type': type },
    body,
    signal,
  });
}

/** Many keys, each compared with all before it; many small entries; nested as deep as the parser can go; and anchors. */
const SLOW_YAML = [
  Array.from({ length: BYTES / 12 }, (_, n) => `k${n}: 1`).join('\n'),
  '- a\n'.repeat(BYTES / 4),
  '['.repeat(BYTES),
  Array.from({ length: BYTES / 20 }, (_, n) => `k${n}: &a${n} [1]`).join('\n'),
];

/** Patterns that unfold to a thousand states, each held against wording of 20,000 characters. */
function slowPatterns(): string {
  const wording = 'a'.repeat(20_000);
  const topics = Array.from({ length: 90 }, (_, n) => ({
    id: `t${n}`,
    name: `Topic ${n}`,
    about: { pattern: `(?:[a-z]?){${900 + (n % 90)}}z${n}` },
    preferred: { wording },
    walk_away: { pattern: `(?:[a-y]?){${900 + (n % 90)}}z${n}`, note: 'No' },
  }));
  return JSON.stringify({ name: 'Slow', topics });
}

const ONE_PATTERN = JSON.stringify({
  name: 'Tried',
  checks: [{ id: 'a', name: 'A', kind: 'must_mention', pattern: '(?:[a-z ]?){900}zzz' }],
});

export const hostilePlaybooks: readonly Attack[] = [
  {
    name: 'playbooks of 2 MB that are slow to parse',
    run: (target, signal) => {
      const all: Sent[] = [
        ...SLOW_YAML.map((body) => ({ type: 'application/yaml', body })),
        { type: 'application/json', body: slowPatterns() },
      ];
      let next = 0;
      return keepDoing(AT_ONCE, signal, async (met) => {
        const answer = await send(target, '/api/playbooks', all[next++ % all.length] as Sent, signal);
        await answer.arrayBuffer();
        met.add(answer.status);
      });
    },
  },
  {
    name: 'trials of a playbook on texts of 300 KB',
    run: async (target, signal) => {
      const made = await send(target, '/api/playbooks', { type: 'application/json', body: ONE_PATTERN }, signal);
      const { id } = (await made.json()) as { id: string };
      const texts = FAMILIES.slice(0, 10).map(({ text }) => JSON.stringify({ document_text: text(300_000) }));
      let next = 0;
      return await keepDoing(AT_ONCE * 4, signal, async (met) => {
        const body = texts[next++ % texts.length] as string;
        const answer = await send(target, `/api/playbooks/${id}/try`, { type: 'application/json', body }, signal);
        await answer.arrayBuffer();
        met.add(answer.status);
      });
    },
  },
];
