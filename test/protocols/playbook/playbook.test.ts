import { describe, expect, it } from 'vitest';
import { classesOf, GRIEVOUS_GROUPS } from '../../../actors/experts/grievous/index.ts';
import {
  GRIEVOUS_CLASSES,
  linearPattern,
  Playbook,
  patternFault,
  playbookHash,
} from '../../../protocols/playbook/index.ts';

const topic = (overrides: Record<string, unknown> = {}) => ({
  id: 'payment',
  name: 'Payment',
  about: { categories: ['payment_terms'] },
  preferred: { wording: '{Customer} shall pay within thirty (30) days.' },
  ...overrides,
});
const playbook = (overrides: Record<string, unknown> = {}) => ({ name: 'Ours', topics: [topic()], ...overrides });

/** Path and reason of everything that is wrong. */
const faults = (written: unknown) =>
  Playbook.safeParse(written).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('playbooks: schema', () => {
  it('takes a topic with what it needs, and fills in the rest', () => {
    expect(Playbook.parse(playbook()).topics[0]).toMatchObject({ required: true, severity: 'medium', fallback: [] });
  });

  it.each([
    [
      'an unknown category',
      { topics: [topic({ about: { categories: ['payment'] } })] },
      /^topics\.0\.about\.categories\.0: is not a known category/,
    ],
    [
      'an unknown grievous class',
      { topics: [topic({ about: { grievous: ['evil'] } })] },
      /^topics\.0\.about\.grievous\.0: is not a known/,
    ],
    ['a topic about nothing', { topics: [topic({ about: {} })] }, /^topics\.0\.about: must name/],
    [
      'a backreference',
      { topics: [topic({ about: { pattern: '(a+)\\1' } })] },
      /^topics\.0\.about\.pattern: is no pattern of RE2/,
    ],
    [
      'looking ahead',
      { topics: [topic({ about: { pattern: 'a(?=b)' } })] },
      /^topics\.0\.about\.pattern: is no pattern of RE2/,
    ],
    [
      'an unknown name in wording',
      { topics: [topic({ preferred: { wording: '{Tenant} pays.' } })] },
      /^topics\.0\.preferred\.wording: names \{Tenant\}/,
    ],
    [
      'an id that is there twice',
      { topics: [topic(), topic({ about: { categories: ['taxes'] } })] },
      /^topics\.1\.id: payment is there twice/,
    ],
    [
      'a second wording for a category',
      { topics: [topic(), topic({ id: 'other', preferred: { wording: 'Another.' } })] },
      /^topics\.1\.about: the topic payment wants other wording/,
    ],
    [
      'wording at which to walk away',
      { topics: [topic({ walk_away: { pattern: 'thirty', note: 'no' } })] },
      /^topics\.0\.preferred\.wording: is wording at which/,
    ],
    [
      'another side than the playbook',
      { side: 'customer', topics: [topic({ side: 'provider' })] },
      /^topics\.0\.side: the playbook is for the customer/,
    ],
    [
      'checks that say the opposite',
      {
        checks: [
          { id: 'a', name: 'A', kind: 'must_mention', pattern: 'x' },
          { id: 'b', name: 'B', kind: 'must_not_mention', pattern: 'x' },
        ],
      },
      /^checks\.1\.pattern: the check a says the opposite/,
    ],
    ['an unknown check', { checks: [{ id: 'a', name: 'A', kind: 'must' }] }, /^checks\.0\.kind: must be a check/],
    ['a misspelt field', { topics: [topic({ fallbacks: [] })] }, /^topics\.0: Unrecognized key/],
    ['nothing at all', { topics: [] }, /^topics: a playbook needs/],
    [
      'a language that is none',
      { languages: { italian: { name: 'Nostre', topics: [topic()] } } },
      /^languages\.italian: must be a language as in ISO 639-1/,
    ],
    [
      'a contradiction in one of its languages',
      { languages: { it: { name: 'Nostre', topics: [topic(), topic()] } } },
      /^languages\.it\.topics\.1\.id: payment is there twice/,
    ],
    [
      'a pattern that backtracks in one of its languages',
      { languages: { it: { name: 'Nostre', topics: [topic({ about: { pattern: '(a)\\1' } })] } } },
      /^languages\.it\.topics\.0\.about\.pattern: is no pattern of RE2/,
    ],
  ])('refuses %s with path and reason', (_, overrides, reason) => {
    expect(faults(playbook(overrides)).join('\n')).toMatch(reason);
  });

  it('has one hash for one content, whatever the order of its fields', () => {
    const { name, ...rest } = playbook();
    expect(playbookHash(Playbook.parse({ ...rest, name }))).toBe(playbookHash(Playbook.parse(playbook())));
    expect(playbookHash(Playbook.parse(playbook({ name: 'Other' })))).not.toBe(
      playbookHash(Playbook.parse(playbook())),
    );
  });

  it('knows the grievous classes of the experts', () => {
    const known = GRIEVOUS_GROUPS.flatMap((group) => classesOf(group).map(({ id }) => id));
    expect([...GRIEVOUS_CLASSES]).toEqual(known);
  });
});

describe('playbooks: patterns', () => {
  it('finds with offsets in UTF-16 units, in either case', () => {
    expect(linearPattern('LIMIT').find('😀 a limit')).toEqual({ start: 5, end: 10 });
    expect(linearPattern('a.b').test('a\nb')).toBe(true);
  });

  it('matches what makes backtracking engines explode', () => {
    expect(patternFault('(a+)+$')).toBeUndefined();
    expect(linearPattern('(a+)+$').test(`${'a'.repeat(20_000)}!`)).toBe(false);
  });
});
