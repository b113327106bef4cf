import type { OpinionModel, Topology } from '../debate/protocol.ts';
import type { Checker, StaticCheck } from './static-check.ts';

/** Responders that look at how sure others are. */
const SURE = ['anti-conformity', 'delphi', 'argument', 'opinion'];

export const exposure: Checker = (protocol) => {
  const checks: StaticCheck[] = [];
  const { responder, visibility, memory, confidence } = protocol;
  const told = ['with-confidence', 'with-evidence', 'with-counts'].includes(protocol.exposure);
  const say = (severity: StaticCheck['severity'], sentence: string) =>
    checks.push({ check: 'exposure', severity, sentence });
  if (responder !== undefined && SURE.includes(responder.kind)) {
    if (!told)
      say('error', `The responder ${responder.kind} needs confidences, which ${protocol.exposure} does not tell.`);
    if (visibility === 'summary') say('error', `The responder ${responder.kind} needs statements, a summary has none.`);
    if (visibility === 'all-rounds')
      say('warning', `The responder ${responder.kind} looks at the newest statements only.`);
  }
  if (confidence === 'relative' && !told) say('warning', 'Relative confidence is not told by this exposure.');
  if (memory !== undefined && visibility !== 'all-rounds')
    say('warning', 'memory only bounds the visibility all-rounds.');
  if (responder?.kind === 'delphi' && visibility !== 'anonymous') say('warning', 'A Delphi panel is anonymous.');
  return checks;
};

export const responder: Checker = (protocol, { agents }) => {
  const checks: StaticCheck[] = [];
  const say = (severity: StaticCheck['severity'], sentence: string) =>
    checks.push({ check: 'responder', severity, sentence });
  const { responder: manner } = protocol;
  if (manner?.kind === 'sides' && agents < 3) say('error', `Two sides and a judge are three; there are ${agents}.`);
  if (manner?.kind === 'ranked' && manner.keep >= agents) say('note', `All ${agents} members stay.`);
  if (manner?.kind === 'null') say('note', 'This is the null model: members add what they hear and know nothing else.');
  if (manner?.kind === 'opinion') for (const fault of weightFaults(manner.model, agents)) say('error', fault);
  return checks;
};

function weightFaults(model: OpinionModel, agents: number): string[] {
  const faults: string[] = [];
  if (model.kind === 'friedkin-johnsen' && Array.isArray(model.openness) && model.openness.length !== agents) {
    faults.push(`openness is given for ${model.openness.length} members; there are ${agents}.`);
  }
  const weights = 'weights' in model ? model.weights : undefined;
  if (weights === undefined) return faults;
  if (weights.length !== agents || weights.some((row) => row.length !== agents)) {
    faults.push(`The weights must be ${agents} rows of ${agents}.`);
  } else {
    const row = weights.findIndex((given) => !(Math.abs(given.reduce((sum, weight) => sum + weight, 0) - 1) < 1e-9));
    if (row >= 0) faults.push(`Row ${row + 1} of the weights does not sum to 1.`);
  }
  return faults;
}

export const size: Checker = ({ topology }, { agents }) => {
  const checks: StaticCheck[] = [];
  const say = (severity: StaticCheck['severity'], sentence: string) =>
    checks.push({ check: 'size', severity, sentence });
  if (agents < 1) say('error', 'A panel needs a member.');
  else if (agents === 1) say('note', 'One member has nobody to hear.');
  const wanted = linksEach(topology);
  if (agents > 1 && wanted > agents - 1) {
    say('note', `Of ${agents} members each can hear ${agents - 1}, not ${wanted}: everybody hears everybody.`);
  }
  if (topology.kind === 'committees' && topology.groups > agents) {
    say('error', `${topology.groups} committees cannot be made of ${agents} members.`);
  }
  return checks;
};

function linksEach(topology: Topology): number {
  switch (topology.kind) {
    case 'k-out':
    case 'k-regular':
    case 'small-world':
      return topology.k;
    case 'trust':
      return topology.top;
    default:
      return 0;
  }
}
