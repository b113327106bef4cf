import type { DocumentType, Finding, IssueCategory, Severity } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { CONSUMER_TERMS, CONTRACTS, report } from '../toolkit/index.ts';
import { classesOf, type GrievousClass, type GrievousGroup } from './catalogue.ts';
import { type GrievousPassage, grievousReading } from './grievous-reading.ts';

/** From this probability on a class has its full severity; below it, one step less. */
const SURE = 0.75;
/**
 * Readers of real contracts found one of five such findings useful where nothing but this classifier, taught by written ones, spoke
 * for it: below this it is no more than medium, and never critical.
 */
const ALONE = 0.85;
const SUREST = 0.95;

interface Given {
  readonly group: GrievousGroup;
  readonly serves?: readonly DocumentType[];
  /** How far its findings are trusted: between those on passages of a writer not learned from and those on real contracts. */
  readonly precision: number;
}

/** An expert for the classes of a group: it objects to the passages that the classifier takes for one of them. */
export function grievousExpert({ group, serves = [...CONTRACTS, ...CONSUMER_TERMS], precision }: Given): Expert {
  const classes = new Map(classesOf(group).map((one) => [one.id, one]));
  return {
    id: `grievous-${group}`,
    domain: 'legal',
    competence: [...new Set<IssueCategory>([...classes.values()].map(({ category }) => category))],
    serves,
    reads: ['en', 'it', 'es'],
    quick: true,
    deepOnly: false,
    precision,
    detectors: [(document) => objections(document, group, classes)],
    defeaters: [],
  };
}

/** One finding for each class in each clause. */
function objections(
  document: ParsedDocument,
  group: GrievousGroup,
  classes: ReadonlyMap<string, GrievousClass>,
): Finding[] {
  const own = grievousReading(document).filter(({ id }) => classes.has(id));
  const places = Map.groupBy(own, ({ id, passage }) => `${id} ${passage.clause}`);
  return [...places.values()]
    .map((passages) => findingOf(document, group, passages, classes.get(passages[0]?.id ?? '') as GrievousClass))
    .toSorted((a, b) => b.belief - a.belief);
}

function findingOf(
  document: ParsedDocument,
  group: GrievousGroup,
  passages: readonly GrievousPassage[],
  { id, category, severity }: GrievousClass,
): Finding {
  const belief = Math.min(SUREST, Math.max(...passages.map(({ probability }) => probability)));
  return report(document, {
    rule: `grievous-${group}.${id.replaceAll('_', '-')}`,
    category,
    severity: passages.some(({ isSeconded }) => isSeconded)
      ? belief >= SURE
        ? severity
        : LESS[severity]
      : belief >= ALONE
        ? 'high'
        : 'medium',
    belief: Math.round(belief * 100) / 100,
    evidence: passages.map(({ passage }) => passage),
  });
}

const LESS: Readonly<Record<GrievousClass['severity'], Severity>> = { critical: 'high', high: 'medium' };
