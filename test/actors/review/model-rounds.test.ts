import { describe, expect, it } from 'vitest';
import { agenda, endOfDebate } from '../../../actors/review/debate/moderator.ts';
import { type ReviewContext, received } from '../../../actors/review/review-context.ts';
import { reviewMachine } from '../../../actors/review/review-machine.ts';
import { opened } from '../../../actors/review/review-messages.ts';
import { type Claim, DEFAULT_PROTOCOL, type Position, type Protocol } from '../../../protocols/index.ts';
import type { ModelPlan, ModelSeat } from '../../../protocols/models/index.ts';
import { Drive, finding, statement, submission } from './drive.ts';

const seat = (id: string, role: ModelSeat['role']): ModelSeat => ({
  id,
  name: id,
  role,
  domain: 'legal',
  competence: ['cap_on_liability'],
  serves: 'any',
  model: 'main',
  precision: 0.7,
  deadline_seconds: 300,
});

const PLAN: ModelPlan = {
  requested: 'if_available',
  seats: [seat('model-liability', 'read'), seat('model-verifier', 'verify')],
  reasons: [],
  models: [{ name: 'main', provider: 'openai', model: 'm', pieces: 2, question_micros: 30_000, expected_input: 0 }],
  budget: { review: 1, account_month: 1, day: 1 },
  max_chunks: 2,
  repeats: 1,
  redaction: 'none',
  prompts: '',
};

const ROUNDS: Protocol = {
  ...DEFAULT_PROTOCOL,
  gate: { kind: 'all' },
  stop: { rules: [{ rule: 'fixed-rounds', rounds: 5 }], min_rounds: 1, max_rounds: 5 },
};

const claims = (count: number): Claim[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c${index + 1}`,
    finding: finding('model-liability.cap', index * 100, { severity: 'medium' }),
    raised_by: [{ expert: 'model-liability', rule: 'model-liability.cap', belief: 0.7 }],
  }));

const context = (count: number, protocol: Protocol = ROUNDS, positions: Position[][] = []): ReviewContext => ({
  ...received(submission({ models: PLAN }, protocol), 0),
  panel: ['model-liability', 'model-verifier'],
  claims: claims(count),
  round: positions.length,
  positions,
});

const says = (expert: string, stance: Position['stance'], belief: number): Position => ({
  expert,
  claim: 'c1',
  stance,
  belief,
  reason: { key: 'debate.said', values: { words: 'so' } },
});

describe('rounds of debate with language models', () => {
  it('tells before a round what it can cost at most: a verifier of 30 claims on two pieces asks three questions', () => {
    const open = { ...context(30), round: 1, asked: agenda(context(30), 1), positions: [[]] };
    expect(opened(open).data).toMatchObject({ round: 1, claims: 30, language_models_max_usd: 0.09 });
  });

  it('is held without the models when it could cost more than the gate allows, and says so when nobody else debates', () => {
    const gate = { kind: 'all', max_usd: 0.08 } as const;
    expect(agenda(context(30, { ...ROUNDS, gate }), 1)).toEqual({});
    expect(endOfDebate(context(30, { ...ROUNDS, gate }))).toBe('round-too-dear');
    const enough = { kind: 'all', max_usd: 0.09 } as const;
    expect(Object.keys(agenda(context(30, { ...ROUNDS, gate: enough }), 1))).toEqual([
      'model-liability',
      'model-verifier',
    ]);
  });

  it('is not opened when everybody would be asked and hear the same again', () => {
    const same = [says('model-liability', 'support', 0.7), says('model-verifier', 'support', 0.7)];
    const twice = context(1, ROUNDS, [same, same]);
    expect(agenda(twice, 3)).toEqual({});
    expect(endOfDebate(twice)).toBe('verdicts-settled');
  });

  it('is opened when a seat hears an objection that it had not heard', () => {
    const first = [says('model-liability', 'support', 0.7), says('model-verifier', 'oppose', 0.15)];
    const once = context(1, ROUNDS, [first]);
    expect(Object.keys(agenda(once, 2))).toContain('model-liability');
  });

  it.each([
    ['services', 6, 360],
    ['requirements', 8, 480],
  ])('waits for a seat as long as the readers of a document of type %s need in turn: %i', (type, readers, seconds) => {
    const turns = { at_once: 1, answer_seconds: 60 };
    const seats = Array.from({ length: 8 }, (_, nth): ModelSeat => {
      const technical = { serves: ['requirements' as const] };
      return { ...seat(`model-reader-${nth}`, 'read'), ...(nth > 5 && technical), deadline_seconds: 480, turns };
    });
    const drive = new Drive(reviewMachine, { submit: submission({ models: { ...PLAN, seats } }), at: 0 });
    drive.send({ type: 'read.done', output: { type, type_confidence: 1, language: 'en' } });
    const silent = drive.alarms.filter(({ id }) => id.startsWith('silent-0-'));
    const awaited = seats.slice(0, readers).map(({ id }) => id);
    expect(silent).toMatchObject([
      { at: drive.now + seconds * 1_000, event: { type: 'silent', round: 0, experts: awaited } },
    ]);
  });

  it('tells those who follow it every ten seconds which models are awaited, until they have spoken', () => {
    const drive = new Drive(reviewMachine, { submit: submission({ models: PLAN }), at: 0 });
    drive.send({ type: 'read.done', output: { type: 'services', type_confidence: 1, language: 'en' } });
    expect(drive.alarms.filter(({ id }) => id === 'waiting-0')).toMatchObject([{ at: drive.now + 10_000 }]);
    drive.send({ type: 'waiting.due', round: 0 });
    const told = drive.bodies('.models-awaited') as { data: unknown }[];
    expect(told.map(({ data }) => data)).toEqual([{ round: 0, experts: ['model-liability', 'model-verifier'] }]);
    expect(drive.alarms.filter(({ id }) => id === 'waiting-0')).toHaveLength(2);
    for (const expert of ['model-liability', 'model-verifier']) drive.send(statement(expert, 0));
    drive.send({ type: 'waiting.due', round: 0 });
    expect(drive.bodies('.models-awaited')).toHaveLength(1);
  });
});
