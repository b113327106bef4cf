import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileProtocol } from '../../protocols/compiler/index.ts';
import { Decision, Protocol, StopRule, Topology } from '../../protocols/index.ts';
import { runDebate } from '../../protocols/lab/debate/index.ts';
import { items, names, panel } from './lab/debate/assembly.ts';

const guide = readFileSync(new URL('../../protocols/README.md', import.meta.url), 'utf8');

test('guide: the protocol it tells to write is sound, and runs', () => {
  const written = /```json\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const protocol = Protocol.parse(JSON.parse(written));
  expect(
    compileProtocol(protocol, { agents: 75, items: 200 }).checks.filter(({ severity }) => severity === 'error'),
  ).toEqual([]);
  expect(runDebate(protocol, panel({ members: names(12) }), items(5), 7).tallies).toHaveLength(5);
});

test('guide: every value an axis can take is named, and no other', () => {
  const named = (field: string): string[] =>
    [...(new RegExp(`^\\| \`${field}\` .*\\| (.*) \\|$`, 'm').exec(guide)?.[1]?.matchAll(/`([a-z-]+)`/g) ?? [])].map(
      ([, value]) => value as string,
    );
  const kinds = (union: { options: readonly { shape: { kind?: { value: string } } }[] }): string[] =>
    union.options.map(({ shape }) => shape.kind?.value as string);
  const { gate, schedule, visibility, exposure, responder } = Protocol.shape;
  expect(named('topology')).toEqual(kinds(Topology));
  expect(named('gate')).toEqual(kinds(gate));
  expect(named('responder')).toEqual(kinds(responder.unwrap()));
  expect(named('schedule')).toEqual(schedule.options);
  expect(named('visibility')).toEqual(visibility.options);
  expect(named('exposure')).toEqual(exposure.options);
  expect(Decision.options.length).toBeGreaterThanOrEqual(15);
  expect(StopRule.options.length).toBeGreaterThanOrEqual(12);
});
