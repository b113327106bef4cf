import { classifyUnfair, type UnfairJudgement } from '../../classifiers/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Detector, Expert } from '../expert.ts';
import { type Passage, passagesOf, report } from '../knowledge/index.ts';

/** Shorter than this a line is a heading or a label, UTF-16 units. */
const SENTENCE = 35;

/** Places one finding can quote. */
const SHOWN = 20;

/** A grouped finding is no surer than this, however sure the classifier is of its best sentence. */
const SUREST = 0.9;

interface Judged extends UnfairJudgement {
  readonly passage: Passage;
}

const judged = new WeakMap<ParsedDocument, readonly Judged[]>();

/** Every sentence the classifier calls unfair. One reading serves all experts of the bench. */
function judgements(document: ParsedDocument): readonly Judged[] {
  let known = judged.get(document);
  if (known === undefined) {
    known = passagesOf(document)
      .filter(({ folded }) => folded.length >= SENTENCE)
      .flatMap((passage) =>
        classifyUnfair(document.text.slice(passage.start, passage.end)).map((judgement) => ({ ...judgement, passage })),
      );
    judged.set(document, known);
  }
  return known;
}

/** Sentences of the expert's category that its rules did not match: their wording is new, not what they do. */
function recognised(id: string, category: string, rules: readonly Detector[]): Detector {
  return (document) => {
    if (document.type !== 'terms_of_service') return [];
    const taken = rules.flatMap((rule) => [...rule(document)].flatMap(({ evidence }) => evidence));
    const fresh = judgements(document).filter(
      (one) =>
        one.category === category &&
        !taken.some(({ start, end }) => start < one.passage.end && one.passage.start < end),
    );
    const [best] = fresh.toSorted((a, b) => b.probability - a.probability);
    if (best === undefined) return [];
    return [
      report(document, {
        rule: `${id}.recognised`,
        category: best.category,
        severity: fresh.some(({ level }) => level === 3) ? 'high' : 'medium',
        belief: Math.round(Math.min(SUREST, best.probability) * 100) / 100,
        evidence: fresh.slice(0, SHOWN).map(({ passage }) => passage),
        values: { count: fresh.length },
      }),
    ];
  };
}

/** The expert with the trained classifier beside its rules. */
export function learned(expert: Expert): Expert {
  const [category] = expert.competence;
  if (category === undefined) return expert;
  return { ...expert, detectors: [...expert.detectors, recognised(expert.id, category, expert.detectors)] };
}
