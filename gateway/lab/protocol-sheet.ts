import type { FidelityCard } from '../../protocols/catalogue/index.ts';
import type { CompiledProtocol } from '../../protocols/compiler/index.ts';
import { supportedByReview } from '../../protocols/compiler/index.ts';
import { plain } from './plain.ts';
import { table } from './table.ts';

const WIDTH = 100;

/** What the compiler found, for people: the axes, every check, and the bounds. */
export function compilation(compiled: CompiledProtocol): string {
  const { protocol, hash, extent, checks, bounds, sound } = compiled;
  const count = (value: number): string => value.toLocaleString('en-GB');
  const missing = supportedByReview(protocol);
  return [
    `${protocol.name}  ${protocol.title}`,
    `hash ${hash}`,
    '',
    table([['axis', 'value'], ...axes(protocol)]),
    `For ${extent.agents} members and ${extent.items} items:`,
    ...checks.map(({ severity, check, sentence }) => wrapped(`  ${severity.padEnd(8)}${check.padEnd(11)}`, sentence)),
    '',
    table([
      ['at most', 'a round', 'in all'],
      ...(['statements', 'messages', 'reads'] as const).map((what) => [
        what,
        count(bounds[what].per_round),
        count(bounds[what].total),
      ]),
    ]),
    sound ? 'Sound.' : 'Not sound: it must not be run.',
    missing.length === 0 ? 'A review can use it.' : wrapped('In the lab only: ', missing.join(' ')),
    '',
  ].join('\n');
}

function axes(protocol: CompiledProtocol['protocol']): string[][] {
  const { name: _name, title: _title, stop, ...rest } = protocol;
  const rows = Object.entries(rest).map(([axis, value]) => [axis, plain(value)]);
  const rules = stop.rules.map(plain).join(', or ');
  return [...rows, ['stop', `${rules}; ${stop.min_rounds} to ${stop.max_rounds} rounds`]];
}

/** What a protocol owes its source. */
export function cardSheet({ id, paper, evidence, line, matches, differs }: FidelityCard): string {
  const read = { source: 'its source was read', abstract: 'its abstract was read', notes: 'from notes on it' }[
    evidence
  ];
  return [
    wrapped(`${id}  `, `${paper} (${read})`),
    ...(line === null ? [] : [wrapped('    ', line)]),
    'As there',
    ...matches.map((sentence) => wrapped('  = ', sentence)),
    'Otherwise than there',
    ...differs.map((sentence) => wrapped('  ≠ ', sentence)),
    '',
  ].join('\n');
}

/** Breaks a sentence at spaces; further lines are indented as far as the first one's head is long. */
function wrapped(head: string, sentence: string): string {
  const lines = [head];
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1) as string;
    if (last.length + word.length > WIDTH && last.length > head.length) lines.push(' '.repeat(head.length) + word);
    else lines[lines.length - 1] = last.length === head.length ? last + word : `${last} ${word}`;
  }
  return lines.join('\n');
}
