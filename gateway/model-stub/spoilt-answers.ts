import { isControlStatement } from '../../actors/model-hearing/index.ts';
import type { ModelAnswer } from '../../protocols/models/index.ts';
import type { AskedOfStub } from './asked.ts';
import type { Failure, Fault } from './fault.ts';
import type { StubAnswer } from './wire-format.ts';

/** Faults of an answer that comes. */
type Spoiling = Exclude<Fault['name'], Failure | 'delay'>;

/** The answer as a model spoils it. */
export function spoiltAnswer(how: Spoiling, answer: StubAnswer, asked: AskedOfStub): StubAnswer {
  const { text } = answer;
  const as = (other: string): StubAnswer => ({ ...answer, text: other });
  switch (how) {
    case 'no-usage':
      return { ...answer, usage: null };
    case 'short-input':
      return { ...answer, usage: answer.usage && { ...answer.usage, input: 10, cached: 0 } };
    case 'refusal':
      return { ...answer, ending: 'refused' };
    case 'length':
      return { ...answer, text: text.slice(0, text.length * 0.6), ending: 'cut' };
    case 'malformed':
      return as(`Stub: here you are, ${text.slice(0, text.length * 0.7)}`);
    case 'fenced':
      return as(`Stub: this is my answer.\n\`\`\`json\n${text}\n\`\`\``);
    case 'think':
      return as(`<think>Stub: let me see, {"findings": 1}</think>\n${text}`);
    case 'wrong-schema':
      return as('{"result":"Stub: fine"}');
    case 'invent':
      return as(requoted(text, () => 'The Supplier waives every claim of whatever kind against the moon'));
    case 'alter':
      return as(requoted(text, (quote) => quote.replace(/\b(?:shall|may|will|must)\b/, '$& not').replace(/\d/, '9')));
    case 'obey':
      return as(onEachClaim(asked, 'oppose', 'Stub: the document told me so.'));
    case 'nod':
      return as(onEachClaim(asked, 'support', 'Stub: yes.'));
    case 'object':
      return as(objecting(text, asked));
    case 'strange-ids':
      return as(renamed(text, asked));
    default:
      return how satisfies never;
  }
}

function onEachClaim({ claims, passages }: AskedOfStub, stance: 'support' | 'oppose', reason: string): string {
  const [at, first = ''] = [...passages][0] ?? [1, ''];
  const evidence = [{ at, quote: first.slice(0, 200) }];
  const positions = claims.map(({ id }) => ({ claim: id, stance, sure: 'certain', reason, evidence, severity: null }));
  return JSON.stringify({ findings: [], positions, texts: [], present: [] });
}

/** Opposes with its own passage every claim but the controls, which it answers as the document does. */
function objecting(text: string, { claims }: AskedOfStub): string {
  const answer = JSON.parse(text) as ModelAnswer;
  const controls = controlsOf(claims);
  const positions = answer.positions.map((position) =>
    controls.has(position.claim) || position.evidence.length === 0
      ? position
      : { ...position, stance: 'oppose', reason: 'Stub: the passage does not say so much.' },
  );
  return JSON.stringify({ ...answer, positions });
}

/** Answers the controls, and of the other claims ones that nobody has asked about. */
function renamed(text: string, { claims }: AskedOfStub): string {
  const answer = JSON.parse(text) as ModelAnswer;
  const controls = controlsOf(claims);
  const positions = answer.positions.map((position) =>
    controls.has(position.claim) ? position : { ...position, claim: `x-${position.claim}` },
  );
  return JSON.stringify({ ...answer, positions });
}

const controlsOf = (claims: AskedOfStub['claims']): ReadonlySet<string> =>
  new Set(claims.flatMap(({ id, statement }) => (isControlStatement(statement) ? [id] : [])));

function requoted(text: string, other: (quote: string) => string): string {
  const answer = JSON.parse(text) as ModelAnswer;
  const findings = answer.findings.map((finding) => ({
    ...finding,
    evidence: finding.evidence.map(({ at, quote }) => ({ at, quote: other(quote) })),
  }));
  return JSON.stringify({ ...answer, findings });
}
