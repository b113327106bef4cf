import { describe, expect, it } from 'vitest';
import { verdicts } from '../../../actors/review/debate/verdicts.ts';
import { received } from '../../../actors/review/review-context.ts';
import type { Claim, Position, Severity } from '../../../protocols/index.ts';
import type { ModelPlan, ModelSeat } from '../../../protocols/models/index.ts';
import { finding, submission } from './drive.ts';

const seat = (id: string, role: ModelSeat['role'], model = 'main'): ModelSeat => ({
  id,
  name: id,
  role,
  domain: 'legal',
  competence: ['cap_on_liability'],
  serves: 'any',
  model,
  precision: 0.7,
  deadline_seconds: 300,
});
const READERS = ['balance', 'coherence', 'liability', 'money', 'rights', 'term'].map((name) => `model-${name}`);

const plan = (seats: ModelSeat[]): ModelPlan => ({
  requested: 'if_available',
  seats,
  reasons: [],
  models: [{ name: 'main', provider: 'openai', model: 'm', pieces: 1, question_micros: 0, expected_input: 0 }],
  budget: { review: 1, account_month: 1, day: 1 },
  max_chunks: 1,
  repeats: 1,
  redaction: 'none',
  prompts: '',
});

interface Debate {
  readonly raisers: readonly string[];
  readonly opponents: readonly string[];
  readonly severity?: Severity;
  readonly model?: (id: string) => string;
  readonly more?: readonly Claim[];
  readonly stance?: 'oppose' | 'amend';
}

/** The verdict on a claim that some raised and others oppose. */
function settled({
  raisers,
  opponents,
  severity = 'medium',
  model = () => 'main',
  more = [],
  stance = 'oppose',
}: Debate) {
  const claim: Claim = {
    id: 'c1',
    finding: finding('liability-cap.no-cap', 10, { severity, belief: 0.75 }),
    raised_by: raisers.map((expert) => ({
      expert,
      rule: `${expert}.x`,
      belief: expert.startsWith('model-') ? 0.7 : 0.75,
    })),
  };
  const seats = [...raisers, ...opponents].filter((id) => id.startsWith('model-'));
  const models = plan(seats.map((id) => seat(id, id === 'model-verifier' ? 'verify' : 'read', model(id))));
  const positions = opponents.map(
    (expert): Position => ({
      expert,
      claim: 'c1',
      stance,
      belief: stance === 'oppose' ? 0.15 : 0.85,
      reason: { key: 'debate.said', values: { words: 'no' } },
      ...(stance === 'amend' && { amendment: { severity: 'low' as const } }),
    }),
  );
  const context = {
    ...received(submission({ models }), 0),
    panel: [...raisers, ...opponents],
    claims: [claim, ...more],
    round: 1,
    positions: [positions],
  };
  const [verdict] = verdicts(context);
  return verdict as NonNullable<typeof verdict>;
}

describe('votes of language models', () => {
  it('count as one where they sit on the same model', () => {
    const one = settled({ raisers: ['liability-cap'], opponents: ['model-verifier'] });
    const six = settled({ raisers: ['liability-cap'], opponents: READERS });
    expect(six.tally.scores).toEqual(one.tally.scores);
    const models = settled({ raisers: ['liability-cap'], opponents: READERS, model: (id) => id });
    expect(models.tally.scores.reject).toBeGreaterThan(six.tally.scores.reject ?? 1);
    expect(six.oppose).toBe(6);
  });

  it('raise a claim once, however many of them raise it', () => {
    expect(settled({ raisers: READERS, opponents: [] }).tally.scores).toEqual(
      settled({ raisers: READERS.slice(0, 1), opponents: [] }).tally.scores,
    );
  });

  it.each(['critical', 'high'] as const)("dispute a rule's %s claim at worst", (severity) => {
    const grave = settled({ raisers: ['liability-cap'], opponents: READERS, severity, model: (id) => id });
    expect(grave.outcome).toBe('disputed');
    expect(grave.severity).toBe(severity);
  });

  it("retire a rule's medium claim, and each other's grave ones", () => {
    const opponents = READERS.slice(1);
    const model = (id: string) => id;
    expect(settled({ raisers: ['liability-cap'], opponents, model }).outcome).toBe('rejected');
    expect(settled({ raisers: ['model-balance'], opponents, severity: 'critical', model }).outcome).toBe('rejected');
  });

  it("make no rule's grave claim milder", () => {
    const amended = settled({
      raisers: ['liability-cap'],
      opponents: ['model-verifier'],
      severity: 'high',
      stance: 'amend',
    });
    expect(amended.severity).toBe('high');
    const medium = settled({ raisers: ['liability-cap'], opponents: ['model-verifier'], stance: 'amend' });
    expect(medium.severity).toBe('low');
  });

  it('do not oppose where the document gives orders to its reader', () => {
    const orders: Claim = {
      id: 'c2',
      finding: finding('integrity.orders-to-reader', 50, { category: 'embedded_instructions' }),
      raised_by: [{ expert: 'integrity', rule: 'integrity.orders-to-reader', belief: 0.85 }],
    };
    const opponents = READERS;
    const model = (id: string) => id;
    expect(settled({ raisers: ['liability-cap'], opponents, model, more: [orders] }).outcome).toBe('accepted');
  });
});
