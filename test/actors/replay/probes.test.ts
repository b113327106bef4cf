import { beforeAll, expect, test } from 'vitest';
import { confederates, reasked } from '../../../actors/replay/index.ts';
import { type Protocol, protocolNamed } from '../../../protocols/index.ts';
import { confederateTest, reaskedControl } from '../../../protocols/metrics/index.ts';
import { sampleText } from '../publishing/sample-agreement.ts';
import { recordedReview } from './recorded-review.ts';

const complete = protocolNamed('complete-two-rounds') as Protocol;

/** One review in which everybody hears everybody; nobody who reads its record changes it. */
let heard: Awaited<ReturnType<typeof recordedReview>>;
beforeAll(async () => {
  heard = await recordedReview(sampleText, complete);
});

test('probes: embedded experts who are merely asked again hold what they held, so all adoption is owed to hearing', () => {
  const { record, document } = heard;
  const occasions = reasked(record, document);
  const held = occasions.filter(({ own }) => own === 'accept');
  expect(held.length).toBeGreaterThan(5);
  expect(new Set(held.map(({ again }) => again))).toEqual(new Set(['accept']));
  const { adopted, readopted, occasions: minority } = reaskedControl(occasions);
  expect(readopted).toBeLessThanOrEqual(minority);
  expect(adopted).toBeLessThanOrEqual(minority);
});

test('probes: a confederate moves some who hear it, and the same ones every time', () => {
  const { record, document } = heard;
  const trials = confederates(record, document);
  expect(trials.length).toBeGreaterThan(5);
  for (const { honest, exposed, lie, decided } of trials) {
    expect(exposed).toHaveLength(honest.length);
    expect(decided.honest).not.toBe(lie);
  }
  const { overruled } = confederateTest(trials);
  expect(overruled).toBeGreaterThan(0);
  expect(confederates(record, document)).toEqual(trials);
});

test('probes: nobody follows a confederate it cannot hear', async () => {
  const { record, document } = await recordedReview(sampleText, { ...complete, visibility: 'blind' });
  const trials = confederates(record, document);
  expect(trials.length).toBeGreaterThan(5);
  for (const { honest, exposed } of trials) expect(exposed).toEqual(honest);
  expect(reasked(record, document).every(({ heard }) => Object.keys(heard).length === 0)).toBe(true);
});
