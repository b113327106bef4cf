import {
  PROTOCOLS,
  type Protocol,
  protocolNamed,
  type ReviewResult,
  UNFAIR_CATEGORIES,
} from '../../protocols/index.ts';
import { composed, lineAt, termsSentences } from './classifiers/unfair-examples.ts';
import { type Examined, examined, settled } from './panel-review.ts';
import type { Figure, Report } from './report.ts';
import { touch } from './span.ts';
import { f1Of, pairedInterval, pooled, type Tally, tallyOf } from './tally.ts';
import { sampledTwins } from './twins.ts';

/** Documents drawn of each set: the arms are compared with one another on them, not with other figures. */
const TERMS = 10;
const AGREEMENTS = 6;

const DEFAULT = PROTOCOLS[0] as Protocol;
const EVIDENCE = protocolNamed('evidence-debate') as Protocol;

/** Where experts hear nothing of one another: the second reading. */
const blind = (protocol: Protocol): Protocol => ({ ...protocol, visibility: 'blind' });

/** What experts hear of one another; each arm is held against its own rule when they hear nothing. */
const ARMS = {
  'stance only': { ...DEFAULT, exposure: 'stance' },
  'reasons and confidence': { ...DEFAULT, exposure: 'stance-and-reason' },
  evidence: { ...DEFAULT, exposure: 'with-evidence' },
  'evidence, decided by facts': EVIDENCE,
} as const satisfies Readonly<Record<string, Protocol>>;

/** Where a debate on real documents beats its own rule blind: the same findings, settled by what experts hear of one another. */
export async function evalEvidence(tell: (step: string) => void): Promise<Report> {
  const terms = await onTerms(tell);
  const agreements = await onAgreements(tell);
  return {
    set: 'evidence',
    about: `${terms.documents} terms of service and ${agreements.documents} perturbed agreements; the classifier has seen the terms, so compare arms only`,
    figures: [...figuresOf('terms', terms.byArm), ...figuresOf('agreements', agreements.byArm)],
    experts: [],
  };
}

type ByArm = ReadonlyMap<string, readonly Tally[]>;

interface Measured {
  readonly documents: number;
  readonly byArm: ByArm;
}

const PROTOCOLS_BY_NAME: ReadonlyMap<string, Protocol> = new Map(
  Object.entries(ARMS).flatMap(([name, protocol]) => [
    [name, protocol],
    [blindOf(name), blind(protocol)],
  ]),
);

function blindOf(arm: string): string {
  return `${arm}, blind`;
}

function figuresOf(set: string, byArm: ByArm): Figure[] {
  return Object.keys(ARMS).flatMap((arm): Figure[] => {
    const [heard = [], alone = []] = [byArm.get(arm), byArm.get(blindOf(arm))];
    const [f1, own] = [f1Of(pooled(heard)), f1Of(pooled(alone))];
    return [
      { measure: `${set}, F1, ${arm}`, figure: f1, note: `its own rule blind: ${own.toFixed(3)}` },
      {
        measure: `${set}, ${arm} less its own rule blind`,
        figure: f1 - own,
        interval: pairedInterval(heard, alone),
        note: 'difference in F1, paired by document',
      },
    ];
  });
}

/** Every way of settling on one document. */
function tallied(seen: Examined, tallyOn: (result: ReviewResult) => Tally, into: Map<string, Tally[]>): void {
  for (const [name, protocol] of PROTOCOLS_BY_NAME) {
    into.set(name, [...(into.get(name) ?? []), tallyOn(settled(seen, protocol))]);
  }
}

async function onTerms(tell: (step: string) => void): Promise<Measured> {
  const sentences = termsSentences();
  const documents = [...Map.groupBy(sentences, ({ doc }) => doc)].slice(0, TERMS);
  const byArm = new Map<string, Tally[]>();
  for (const [name, own] of documents) {
    tell(`terms of ${name}`);
    const { text, starts } = composed(own.map((sentence) => sentence.text));
    const seen = await examined(text, {
      type: 'terms_of_service',
      experts: ({ domain }) => domain === 'fairness' || domain === 'adversarial',
    });
    tallied(
      seen,
      ({ structured_issues }) => {
        const said = new Set(
          structured_issues.flatMap(({ category, evidence }) =>
            evidence.map(({ start }) => `${lineAt(starts, start)} ${category}`),
          ),
        );
        return tallyOf(
          own.flatMap((sentence, line) =>
            UNFAIR_CATEGORIES.map(
              (category) =>
                [said.has(`${line} ${category}`), sentence.labels.includes(category.slice('unfair_'.length))] as const,
            ),
          ),
        );
      },
      byArm,
    );
  }
  return { documents: documents.length, byArm };
}

async function onAgreements(tell: (step: string) => void): Promise<Measured> {
  const twins = sampledTwins('nda', AGREEMENTS);
  const byArm = new Map<string, Tally[]>();
  for (const [index, { perturbed, edits }] of twins.entries()) {
    tell(`agreement ${index + 1} of ${twins.length}`);
    tallied(
      await examined(perturbed),
      ({ structured_issues: issues }) => {
        const finds = (issue: (typeof issues)[number], after: (typeof edits)[number]['after']): boolean =>
          issue.evidence.some((piece) => touch(piece, after));
        const right = issues.filter((issue) => edits.some(({ after }) => finds(issue, after))).length;
        const missed = edits.filter(({ after }) => !issues.some((issue) => finds(issue, after))).length;
        return { hits: right, false_alarms: issues.length - right, missed };
      },
      byArm,
    );
  }
  return { documents: twins.length, byArm };
}
