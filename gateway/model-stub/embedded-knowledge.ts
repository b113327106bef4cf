/** Answers out of the embedded experts' knowledge: what the stub says when nobody has written its answer down. */
import { examine, readDocument } from '../../actors/expert-jobs/index.ts';
import { EXPERTS } from '../../actors/experts/index.ts';
import { speak } from '../../actors/languages/index.ts';
import { fold } from '../../actors/model-hearing/index.ts';
import { type Finding, SEVERITIES } from '../../protocols/index.ts';
import type { ModelAnswer } from '../../protocols/models/index.ts';
import type { AskedOfStub } from './asked.ts';

/** Findings of one answer; questions ask for no more. */
const MAX_FINDINGS = 12;

const EMPTY: ModelAnswer = { findings: [], positions: [], texts: [], present: [] };

export function knownAnswer(asked: AskedOfStub): ModelAnswer {
  switch (asked.task) {
    case 'findings':
      return { ...EMPTY, findings: findings(asked) };
    case 'positions':
      return { ...EMPTY, positions: positions(asked) };
    case 'texts':
      return { ...EMPTY, texts: texts(asked) };
    case 'unknown':
      return EMPTY;
    default:
      return asked.task satisfies never;
  }
}

/** Where each passage begins in the text that is read. */
interface Placed {
  readonly at: number;
  readonly start: number;
}

function findings({ passages, categories }: AskedOfStub): ModelAnswer['findings'] {
  const placed: Placed[] = [];
  let text = '';
  for (const [at, passage] of passages) {
    placed.push({ at, start: text.length });
    text += `${passage}\n\n`;
  }
  if (text.trim() === '') return [];
  const document = readDocument(text);
  const wanted = new Set(categories);
  const experts = EXPERTS.filter(
    ({ domain, competence, reads, serves }) =>
      domain !== 'language' &&
      (serves === 'any' || serves.includes(document.type)) &&
      competence.some((category) => wanted.has(category)) &&
      (reads === 'any' || reads.includes(document.language.code)),
  );
  return experts
    .flatMap((expert) => examine(expert, document, { max_findings: 5 }))
    .filter(({ category, evidence }) => wanted.has(category) && evidence.length > 0)
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.belief - a.belief)
    .slice(0, MAX_FINDINGS)
    .map((finding) => answered(finding, placed));
}

function answered(finding: Finding, placed: readonly Placed[]): ModelAnswer['findings'][number] {
  const words = speak('English').rule(finding.rule, finding.values);
  const passageOf = (offset: number): number => placed.findLast(({ start }) => start <= offset)?.at ?? 1;
  return {
    category: finding.category,
    severity: finding.severity,
    sure: finding.belief > 0.8 ? 'certain' : finding.belief > 0.65 ? 'likely' : 'possible',
    evidence: finding.evidence
      .slice(0, 4)
      .map(({ quote, start }) => ({ at: passageOf(start), quote: quote.slice(0, 600) })),
    place: null,
    title: `Stub: ${words.title}`.slice(0, 160),
    description: words.description.slice(0, 1_200),
    suggestion: words.suggestion.slice(0, 1_200),
    before: null,
    after: null,
  };
}

/** A place for wording, and a word for each audience. */
function texts({ claims, ids, texts: given }: AskedOfStub): ModelAnswer['texts'] {
  const mark = '[Stub, no language model]';
  if (given.length > 0) return given.map(({ id, text }) => ({ id, text: `${mark} ${text}` }));
  const wording = claims.map(({ id }) => ({ id, text: `${mark} here a model would put its wording.` }));
  const audiences = ids
    .filter((id) => /^[a-z_]+$/.test(id))
    .map((id) => ({ id, text: `${mark} read the issues below.` }));
  return audiences.length > 0 ? audiences : wording;
}

/** Supports what is quoted rightly, opposes what is not, and has nothing to say where nothing is quoted. */
function positions({ claims, passages }: AskedOfStub): ModelAnswer['positions'] {
  const text = fold([...passages.values()].join('\n')).text;
  return claims.slice(0, 30).map(({ id, quotes }) => {
    const [first] = quotes;
    const shown = first && passages.get(first.at);
    const answer = { claim: id, sure: 'likely' as const, severity: null };
    if (first === undefined)
      return { ...answer, stance: 'abstain' as const, reason: 'Stub: nothing is quoted to compare.', evidence: [] };
    const isTrue = quotes.every(({ quote }) => text.includes(fold(quote).text.trim()));
    return {
      ...answer,
      stance: isTrue ? ('support' as const) : ('oppose' as const),
      reason: isTrue ? 'Stub: the quotation is in the document.' : 'Stub: the document says something else there.',
      evidence: shown === undefined ? [] : [{ at: first.at, quote: shown.slice(0, 600) }],
    };
  });
}
