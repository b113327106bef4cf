import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import {
  DEFAULT_PROTOCOL,
  type Finding,
  type Protocol,
  type Statement,
  type Submit,
} from '../../../protocols/index.ts';
import type { ActivityRequest, Outgoing } from '../../../runtime/hosting/index.ts';

/** Runs a machine as the host would, without any host: every effect it names is kept. */
export class Drive {
  readonly #machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  readonly sent: Outgoing[] = [];
  readonly activities: ActivityRequest[] = [];
  readonly alarms: { id: string; at: number }[] = [];
  now = 1_000;

  constructor(machine: AnyStateMachine, input: unknown) {
    this.#machine = machine;
    const [snapshot, actions] = initialTransition(machine, input as never);
    this.snapshot = snapshot;
    this.#note(actions);
  }

  send(event: { type: string; [field: string]: unknown }): this {
    // Through JSON, as a snapshot goes through the store.
    const { value, context, status } = JSON.parse(JSON.stringify(this.snapshot));
    if (status !== 'active') return this;
    this.now += 1;
    const stored = this.#machine.resolveState({ value, context });
    const [snapshot, actions] = transition(this.#machine, stored, { ...event, at: this.now } as never);
    this.snapshot = snapshot;
    this.#note(actions);
    return this;
  }

  /** The top-level state. */
  get state(): string {
    const { value } = this.snapshot;
    return typeof value === 'string' ? value : (Object.keys(value)[0] as string);
  }

  /** Bodies sent on subjects that end so. */
  bodies(ending: string): unknown[] {
    return this.sent.filter(({ subject }) => subject.endsWith(ending)).map(({ body }) => body);
  }

  #note(actions: readonly { type: string; params?: unknown }[]): void {
    for (const { type, params } of actions) {
      if (type === 'send') this.sent.push(...(params as { messages: Outgoing[] }).messages);
      if (type === 'schedule') this.activities.push(...(params as { activities: ActivityRequest[] }).activities);
      if (type === 'alarm') this.alarms.push(...(params as { alarms: { id: string; at: number }[] }).alarms);
    }
  }
}

export const REVIEW = 'rev_00000000-0000-4000-8000-000000000001';

export function submission(overrides: Partial<Submit> = {}, protocol: Protocol = DEFAULT_PROTOCOL): Submit {
  return {
    type: 'submit',
    review_id: REVIEW,
    account_id: 'demonstration',
    document: { hash: 'a'.repeat(64), length: 1_000 },
    source: { format: 'txt', file_name: null, notes: [] },
    document_title: 'Agreement',
    preset: 'quick',
    deep_review: false,
    output_language: 'English',
    webhook_url: null,
    credits: 1,
    options: { protocol, seed: 7 },
    ...overrides,
  };
}

export function finding(rule: string, start: number, overrides: Partial<Finding> = {}): Finding {
  return {
    rule,
    category: 'cap_on_liability',
    severity: 'high',
    values: {},
    evidence: [{ quote: 'x'.repeat(10), start, end: start + 10, section: '1' }],
    belief: 0.7,
    ...overrides,
  };
}

export const statement = (expert: string, round: number, said: Partial<Statement> = {}) => ({
  type: 'statement',
  statement: {
    review_id: REVIEW,
    round,
    expert,
    findings: [],
    positions: [],
    failure: null,
    ...said,
  } satisfies Statement,
});
