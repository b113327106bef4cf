import { AUTHENTICATION, ENDPOINTS, ERRORS } from './calls.ts';
import { EVENTS, LIMITS } from './policies.ts';
import { ERROR_BODY, RATE_HEADERS, REQUEST, RESPONSE, RESULTS, STATUS, WEBHOOK } from './records.ts';
import type { Outcome, Rule, Table } from './rule.ts';
import type { Target } from './target.ts';

/** The tables in the order of the interface document. */
const TABLES: readonly Table[] = [
  REQUEST,
  RESPONSE,
  WEBHOOK,
  STATUS,
  RESULTS,
  ERROR_BODY,
  RATE_HEADERS,
  ENDPOINTS,
  AUTHENTICATION,
  EVENTS,
  ERRORS,
  LIMITS,
];

export type Tally = Readonly<Record<Outcome['result'], number>>;

/** Tries every rule, one after the other, and tells each as it goes. */
export async function walk(target: Target, print: (line: string) => void): Promise<Tally> {
  // A slow receiver takes forty seconds, in which everything else is tried.
  void target.slowDelivery().catch(() => undefined);
  const tally = { ok: 0, differs: 0, untried: 0 };
  for (const { title, rules } of TABLES) {
    print(`\n${title}`);
    for (const each of rules) {
      const { result, seen } = await tried(each, target);
      tally[result] += 1;
      print(`  ${result.padEnd(7)}  ${each.text}\n           ${seen}`);
    }
  }
  print(`\n${tally.ok} ok, ${tally.differs} differ, ${tally.untried} untried`);
  return tally;
}

async function tried({ check }: Rule, target: Target): Promise<Outcome> {
  try {
    return await check(target);
  } catch (error) {
    return { result: 'differs', seen: error instanceof Error ? error.message : String(error) };
  }
}
