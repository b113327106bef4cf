import { z } from 'zod';
import { DEFAULT_PROTOCOL, PROTOCOLS, PUBLISHED } from '../../catalogue/index.ts';
import { shippedProtocol } from '../../compiler/index.ts';
import { Protocol } from '../../debate/protocol.ts';
import { protocolHash } from '../../debate/protocol-hash.ts';
import { SimulatedPanel } from '../panels/index.ts';
import type { Factor, SweepDesign } from './design.ts';
import { DesignFault } from './design-fault.ts';
import { atPath } from './path.ts';

/** A panel with the levels of its factors set. */
interface Scene {
  readonly name: string;
  readonly panel: SimulatedPanel;
  /** By path of a factor: the level it has here. */
  readonly levels: Readonly<Record<string, string>>;
}

/** A protocol with the levels of its factors set. */
interface Arm {
  readonly name: string;
  readonly protocol: Protocol;
  readonly hash: string;
  readonly levels: Readonly<Record<string, string>>;
}

/** Everything a design compares. */
export interface Grid {
  readonly scenes: readonly Scene[];
  readonly arms: readonly Arm[];
}

/** More would be a search, not a comparison: Holm's correction would leave nothing of any difference. */
const MOST_ARMS = 60;
const MOST_SCENES = 60;

/**
 * Lays out a design over its panel: scenes are panels, arms are protocols, and every arm meets every scene. Combinations
 * that come to the same protocol are one arm; where both people and liars are varied, those with more liars than people are left out.
 *
 * Throws DesignFault for an unknown protocol, a path or a level that fits nothing, and too many combinations.
 */
export function gridOf(design: SweepDesign, panel: SimulatedPanel): Grid {
  const of = (root: string): Factor[] => design.vary.filter(({ path }) => path.startsWith(`${root}.`));
  const possible = combinations(of('panel'), design.layout).filter((settings) => isPeopled(panel, settings));
  const scenes = possible.map((settings): Scene => {
    const name = settings.map(nameOf).join(', ');
    return {
      name: name === '' ? panel.name : name,
      panel: set(SimulatedPanel, panel, settings),
      levels: levelsOf(settings),
    };
  });
  const arms = new Map<string, Arm>();
  const protocols = protocolsOf(design);
  for (const protocol of protocols) {
    for (const settings of combinations(of('protocol'), design.layout)) {
      const varied = set(Protocol, protocol, settings);
      const hash = protocolHash(varied);
      // What all have in common tells nobody anything.
      const parts = settings.filter(({ factor }) => factor.levels.length > 1).map(nameOf);
      const name = protocols.length > 1 || parts.length === 0 ? [protocol.name, ...parts].join(' ') : parts.join(', ');
      if (!arms.has(hash)) arms.set(hash, { name, protocol: varied, hash, levels: levelsOf(settings) });
    }
  }
  if (arms.size > MOST_ARMS) throw new DesignFault(`${arms.size} protocols are too many, ${MOST_ARMS} at most`);
  if (scenes.length > MOST_SCENES)
    throw new DesignFault(`${scenes.length} panels are too many, ${MOST_SCENES} at most`);
  const names = new Set([...arms.values()].map(({ name }) => name));
  if (names.size < arms.size) throw new DesignFault('two different protocols have the same name');
  return { scenes, arms: [...arms.values()] };
}

function protocolsOf({ protocols }: SweepDesign): Protocol[] {
  return protocols.flatMap((entry) => {
    if (typeof entry !== 'string') return [entry];
    if (entry === '*') return [...PROTOCOLS, ...PUBLISHED.map(({ protocol }) => protocol)];
    const found = entry === 'default' ? DEFAULT_PROTOCOL : shippedProtocol(entry);
    if (found === undefined) throw new DesignFault(`there is no protocol of the name ${entry}`);
    return [found];
  });
}

interface Setting {
  readonly factor: Factor;
  readonly level: number;
}

/** One list of settings for each run; the empty list is the base as it stands. */
function combinations(factors: readonly Factor[], layout: SweepDesign['layout']): Setting[][] {
  if (layout === 'one-factor') {
    return [[], ...factors.flatMap((factor) => factor.levels.map((_, level) => [{ factor, level }]))];
  }
  return factors.reduce<Setting[][]>(
    (lists, factor) => lists.flatMap((list) => factor.levels.map((_, level) => [...list, { factor, level }])),
    [[]],
  );
}

const People = z.object({
  blocks: z.array(z.object({ count: z.number() })),
  adversaries: z.object({ count: z.number() }),
});

function isPeopled(panel: SimulatedPanel, settings: readonly Setting[]): boolean {
  const varied = (field: string): boolean => settings.some(({ factor }) => factor.path.startsWith(`panel.${field}`));
  if (!varied('blocks') || !varied('adversaries')) return true;
  const people = People.safeParse(atLevels(panel, settings));
  if (!people.success) return true;
  const { blocks, adversaries } = people.data;
  return adversaries.count <= blocks.reduce((sum, { count }) => sum + count, 0);
}

function atLevels(base: object, settings: readonly Setting[]): Record<string, unknown> {
  const copy: Record<string, unknown> = structuredClone({ ...base });
  for (const { factor, level } of settings) atPath(copy, factor.path.split('.').slice(1), factor.levels[level]);
  return copy;
}

function set<Schema extends typeof Protocol | typeof SimulatedPanel>(
  schema: Schema,
  base: object,
  settings: readonly Setting[],
): ReturnType<Schema['parse']> {
  const parsed = schema.safeParse(atLevels(base, settings));
  if (parsed.success) return parsed.data as ReturnType<Schema['parse']>;
  const [issue] = parsed.error.issues;
  const where = settings.length === 0 ? '' : `with ${settings.map(nameOf).join(', ')}: `;
  throw new DesignFault(`${where}${issue?.path.join('.')}: ${issue?.message}`);
}

const levelsOf = (settings: readonly Setting[]): Record<string, string> =>
  Object.fromEntries(
    settings.map(({ factor, level }) => [factor.path, factor.labels?.[level] ?? told(factor.levels[level])]),
  );

function nameOf({ factor, level }: Setting): string {
  const label = factor.labels?.[level];
  if (label !== undefined) return label;
  const field = factor.path.split('.').at(-1);
  return `${field}=${told(factor.levels[level])}`;
}

/** A value in few characters: `k-out 4 seed` for a topology. */
function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join('+');
  if (value !== null && typeof value === 'object') return Object.values(value).map(told).join(' ');
  return String(value);
}
