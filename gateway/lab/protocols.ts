import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type FidelityCard, PROTOCOLS, PUBLISHED } from '../../protocols/catalogue/index.ts';
import { compileProtocol, supportedByReview } from '../../protocols/compiler/index.ts';
import { Protocol, protocolHash } from '../../protocols/index.ts';
import { type LabCommand, UsageError } from './command.ts';
import { differences } from './protocol-diff.ts';
import { cardSheet, compilation } from './protocol-sheet.ts';
import { table } from './table.ts';

/** A review's usual panel and claims. */
const MEMBERS = 75;
const ITEMS = 100;

interface Named {
  readonly protocol: Protocol;
  readonly card?: FidelityCard;
}

const shipped = (): Named[] => [...PROTOCOLS.map((protocol) => ({ protocol })), ...PUBLISHED];

/** Lists, shows, checks and compares protocols, shipped ones by name and one's own by file. */
export const protocols: LabCommand = {
  name: 'protocols',
  usage: 'protocols [NAME|FILE …] [--check] [--members N] [--items N]\nprotocols --diff NAME|FILE NAME|FILE',
  run(args, { print }) {
    const { names, check, diff, extent } = parse(args);
    if (diff) return compare(names, print);
    if (names.length === 0 && !check) return list(print);
    const chosen = names.length === 0 ? shipped() : names.map(find);
    const compiled = chosen.map(({ protocol, card }) => ({ card, result: compileProtocol(protocol, extent) }));
    if (names.length === 0) print(verdicts(compiled.map(({ result }) => result)));
    else {
      for (const { card, result } of compiled) {
        print(compilation(result));
        if (card !== undefined && !check) print(`\n${cardSheet(card)}`);
      }
    }
    return check && compiled.some(({ result }) => !result.sound) ? 1 : 0;
  },
};

function parse(args: readonly string[]) {
  const count = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const read = () => {
    try {
      return parseArgs({
        args: [...args],
        options: { check: flag, diff: flag, members: count, items: count },
        allowPositionals: true,
      });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  };
  const { values, positionals } = read();
  const number = (text: string | undefined, otherwise: number): number => {
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > 10_000)
      throw new UsageError(`${text} is no number of 1 to 10000.`);
    return value;
  };
  const extent = { agents: number(values.members, MEMBERS), items: number(values.items, ITEMS) };
  return { names: positionals, check: values.check, diff: values.diff, extent };
}

/** A shipped protocol by its name, or by a beginning that only one has; otherwise a file. */
function find(name: string): Named {
  const exact = shipped().find(({ protocol }) => protocol.name === name);
  if (exact !== undefined) return exact;
  if (name.endsWith('.json')) return { protocol: fromFile(name) };
  const begun = shipped().filter(({ protocol }) => protocol.name.startsWith(name));
  if (begun.length === 1) return begun[0] as Named;
  const meant = begun.length > 1 ? ` It begins ${begun.map(({ protocol }) => protocol.name).join(', ')}.` : '';
  throw new UsageError(`There is no protocol of the name ${name}.${meant}`);
}

function fromFile(path: string): Protocol {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = Protocol.safeParse(content);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path: at, message }) => `  ${at.join('.') || 'the protocol'}: ${message}`);
  throw new UsageError(`${path} is no protocol:\n${faults.join('\n')}`);
}

function list(print: (text: string) => void): number {
  const rows = shipped().map(({ protocol, card }) => [
    protocol.name,
    card?.id ?? '',
    supportedByReview(protocol).length === 0 ? 'review' : 'lab',
    protocolHash(protocol).slice(0, 12),
    protocol.title,
  ]);
  print(table([['name', 'paper', 'for', 'hash', 'title'], ...rows]));
  return 0;
}

function verdicts(compiled: readonly ReturnType<typeof compileProtocol>[]): string {
  const worst = ({ checks }: (typeof compiled)[number]) =>
    checks.find(({ severity }) => severity === 'error') ?? checks.find(({ severity }) => severity === 'warning');
  const rows = compiled.map((result) => [
    result.protocol.name,
    result.sound ? 'sound' : 'NOT SOUND',
    result.bounds.messages.total.toLocaleString('en-GB'),
    worst(result)?.sentence ?? '',
  ]);
  return table([['name', 'verdict', 'messages', 'remark'], ...rows]);
}

function compare(names: readonly string[], print: (text: string) => void): number {
  const [left, right, ...more] = names;
  if (left === undefined || right === undefined || more.length > 0) throw new UsageError('Which two?');
  const [one, other] = [find(left).protocol, find(right).protocol];
  const rows = differences(one, other).map(({ field, left: mine, right: theirs }) => [field, mine, theirs]);
  if (rows.length === 0) print(`${one.name} and ${other.name} are the same protocol.\n`);
  else print(table([['field', one.name, other.name], ...rows]));
  return 0;
}
