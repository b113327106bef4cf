import { PublishedProtocol } from './fidelity-card.ts';
import p16Deffuant from './published/opinion-dynamics/p16-deffuant.json' with { type: 'json' };
import p16Degroot from './published/opinion-dynamics/p16-degroot.json' with { type: 'json' };
import p16FriedkinJohnsen from './published/opinion-dynamics/p16-friedkin-johnsen.json' with { type: 'json' };
import p16HegselmannKrause from './published/opinion-dynamics/p16-hegselmann-krause.json' with { type: 'json' };
import p01SocietyOfMinds from './published/p01-society-of-minds.json' with { type: 'json' };
import p02AffirmativeNegative from './published/p02-affirmative-negative.json' with { type: 'json' };
import p03ThoughtDebate from './published/p03-thought-debate.json' with { type: 'json' };
import p03ThoughtMemory from './published/p03-thought-memory.json' with { type: 'json' };
import p03ThoughtRelay from './published/p03-thought-relay.json' with { type: 'json' };
import p03ThoughtReport from './published/p03-thought-report.json' with { type: 'json' };
import p04OneByOne from './published/p04-one-by-one.json' with { type: 'json' };
import p04Simultaneous from './published/p04-simultaneous.json' with { type: 'json' };
import p04Summarised from './published/p04-summarised.json' with { type: 'json' };
import p05Reconcile from './published/p05-reconcile.json' with { type: 'json' };
import p06Dylan from './published/p06-dylan.json' with { type: 'json' };
import p07AllAgentsDrafting from './published/p07-all-agents-drafting.json' with { type: 'json' };
import p07CollectiveImprovement from './published/p07-collective-improvement.json' with { type: 'json' };
import p08Centralised from './published/p08-centralised.json' with { type: 'json' };
import p08SparseRing from './published/p08-sparse-ring.json' with { type: 'json' };
import p09Debunc from './published/p09-debunc.json' with { type: 'json' };
import p10FreeMad from './published/p10-free-mad.json' with { type: 'json' };
import p11Delphi from './published/p11-delphi.json' with { type: 'json' };
import p12RedCell from './published/p12-red-cell.json' with { type: 'json' };
import p13Persuasion from './published/p13-persuasion.json' with { type: 'json' };
import p14ArgumentGraph from './published/p14-argument-graph.json' with { type: 'json' };
import p15Gated from './published/p15-gated.json' with { type: 'json' };
import p17Null from './published/p17-null.json' with { type: 'json' };

/** The protocols of the literature, each with what it owes its source. Parsed when loaded, in order of number. */
export const PUBLISHED: readonly PublishedProtocol[] = [
  p01SocietyOfMinds,
  p02AffirmativeNegative,
  p03ThoughtDebate,
  p03ThoughtMemory,
  p03ThoughtRelay,
  p03ThoughtReport,
  p04OneByOne,
  p04Simultaneous,
  p04Summarised,
  p05Reconcile,
  p06Dylan,
  p07AllAgentsDrafting,
  p07CollectiveImprovement,
  p08Centralised,
  p08SparseRing,
  p09Debunc,
  p10FreeMad,
  p11Delphi,
  p12RedCell,
  p13Persuasion,
  p14ArgumentGraph,
  p15Gated,
  p16Deffuant,
  p16Degroot,
  p16FriedkinJohnsen,
  p16HegselmannKrause,
  p17Null,
].map((file) => PublishedProtocol.parse(file));
