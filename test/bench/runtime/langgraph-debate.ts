/**
 * The debate of the bench as a graph of LangGraph.js: a node for each expert and one for the moderator, the state in channels,
 * a checkpoint after every step in its in-memory saver. What experts say is the same as in ours.
 */
import { Annotation, END, MemorySaver, START, StateGraph } from '@langchain/langgraph';
import type { PanelSize } from './stub-panel.ts';

interface Position {
  readonly expert: string;
  readonly claim: string;
  readonly stance: 'support';
  readonly belief: number;
  readonly reason: { readonly key: string; readonly values: { readonly rule: string } };
}

interface Statement {
  readonly expert: string;
  readonly round: number;
  readonly findings: readonly string[];
  readonly positions: readonly Position[];
}

const DebateState = Annotation.Root({
  round: Annotation<number>({ reducer: (_, next) => next, default: () => -1 }),
  claims: Annotation<readonly string[]>({ reducer: (_, next) => next, default: () => [] }),
  statements: Annotation<readonly Statement[]>({ reducer: (all, more) => [...all, ...more], default: () => [] }),
  accepted: Annotation<readonly string[]>({ reducer: (_, next) => next, default: () => [] }),
});

type State = typeof DebateState.State;

const positionOf = (expert: string, claim: string): Position => ({
  expert,
  claim,
  stance: 'support',
  belief: 0.7,
  reason: { key: 'debate.raised', values: { rule: 'stub.claim' } },
});

/** What one expert says in the round: its finding first, then a position on every claim, with two neighbours heard. */
function speak(number: number, { experts, claims }: PanelSize) {
  const expert = `expert-${number}`;
  const neighbours = new Set([`expert-${(number + 1) % experts}`, `expert-${(number + experts - 1) % experts}`]);
  return (state: State): Partial<State> => {
    const findings = state.round === 0 && number < claims ? [`claim-${number}`] : [];
    const heard = state.statements.filter((said) => said.round === state.round - 1 && neighbours.has(said.expert));
    const positions = state.round > 0 && heard.length > 0 ? state.claims.map((claim) => positionOf(expert, claim)) : [];
    return { statements: [{ expert, round: state.round, findings, positions }] };
  };
}

/** Opens the next round, or decides by majority after the last one. */
const moderate =
  ({ rounds }: PanelSize) =>
  (state: State): Partial<State> => {
    const last = state.statements.filter(({ round }) => round === state.round);
    const claims = state.round === 0 ? last.flatMap(({ findings }) => findings) : state.claims;
    if (state.round < rounds - 1) return { round: state.round + 1, claims };
    const support = new Map<string, number>();
    for (const { claim } of last.flatMap(({ positions }) => positions))
      support.set(claim, (support.get(claim) ?? 0) + 1);
    return { round: rounds, accepted: claims.filter((claim) => (support.get(claim) ?? 0) * 2 > last.length) };
  };

/** A debate by LangGraph.js; resolves to how many claims were accepted. */
export function langGraphDebates(size: PanelSize): (thread: string) => Promise<number> {
  const names = Array.from({ length: size.experts }, (_, number) => `expert-${number}`);
  const graph = new StateGraph(DebateState)
    .addNode('moderator', moderate(size))
    .addNode(names.map((name, number) => [name, speak(number, size)] as [string, ReturnType<typeof speak>]))
    .addEdge(START, 'moderator')
    .addConditionalEdges('moderator', (state: State) => (state.round < size.rounds ? names : END));
  for (const name of names) graph.addEdge(name as typeof START, 'moderator');
  const compiled = graph.compile({ checkpointer: new MemorySaver() });
  return async (thread) => {
    const { accepted } = await compiled.invoke({}, { configurable: { thread_id: thread } });
    return accepted.length;
  };
}
