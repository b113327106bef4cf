/**
 * Chart: a machine as a drawing, read from its state nodes (a machine's definition as JSON leaves out the transitions that need
 * no event) and laid out once.
 */
import { Graph, layout } from '@dagrejs/dagre';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { z } from 'zod';

const Point = z.object({ x: z.number(), y: z.number() });
/** What the layout adds to the label of a state, and to that of an edge. */
const Place = Point.extend({ width: z.number(), height: z.number() });
type Place = Readonly<z.infer<typeof Place>>;
/** The place is its label's: an edge without one has none. */
const Course = z.object({ x: z.number().default(0), y: z.number().default(0), points: z.array(Point) });

export interface ChartState extends Place {
  /** Path of the state: `debating.speaking`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'atomic' | 'compound' | 'final';
  /** Events it takes without leaving. */
  readonly hears: readonly string[];
}

export interface ChartEdge {
  readonly from: string;
  readonly to: string;
  /** As in Transition: empty for a step that needs no event, `done` at the end of the states inside. */
  readonly event: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly states: readonly ChartState[];
  readonly edges: readonly ChartEdge[];
  /** Transitions of the machine itself: from whatever state. */
  readonly anywhere: readonly { readonly event: string; readonly to: string }[];
}

/** Width of a letter of the drawing, in its units. */
const LETTER = 7.4;
const SMALL_LETTER = 5.6;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly event: string;
  readonly label: string;
}

interface Outline {
  readonly states: readonly (Omit<ChartState, keyof Place> & { readonly parent: string | undefined })[];
  readonly edges: readonly Edge[];
  readonly anywhere: Chart['anywhere'];
}

const children = (node: AnyStateNode): AnyStateNode[] => Object.values<AnyStateNode>(node.states);

const idOf = (node: AnyStateNode): string => node.path.join('.');

/** The state an edge into this one ends in: of a state with states inside, the first of them. */
const entered = (node: AnyStateNode): AnyStateNode => {
  const first = node.initial?.target[0];
  return first === undefined ? node : entered(first);
};

/** Whence an edge out of this state is drawn: the end of the states inside is that of the final one. */
function left(node: AnyStateNode, isDone: boolean): AnyStateNode {
  if (node.type !== 'compound') return node;
  return (isDone ? children(node).find(({ type }) => type === 'final') : undefined) ?? entered(node);
}

const eventOf = (type: string): string => (type.startsWith('xstate.done.') ? 'done' : type);

function guardOf(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  const type = (guard as { type?: unknown }).type;
  return typeof type === 'string' ? ` [${type}]` : ' [if]';
}

/** States and transitions of a machine, without places. */
function outlineOf(machine: AnyStateMachine): Outline {
  const states: Outline['states'][number][] = [];
  const edges: Edge[] = [];
  const anywhere: { event: string; to: string }[] = [];
  const visit = (node: AnyStateNode): void => {
    const hears = new Set<string>();
    const transitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
    for (const { eventType, target, guard } of transitions) {
      const event = eventOf(eventType);
      const [first] = target ?? [];
      if (first === undefined) hears.add(event);
      else if (node.parent === undefined) anywhere.push({ event, to: idOf(entered(first)) });
      else {
        const from = idOf(left(node, event === 'done'));
        edges.push({ from, to: idOf(entered(first)), event, label: event + guardOf(guard) });
      }
    }
    if (node.parent !== undefined) states.push(stateOf(node, [...hears].filter(Boolean)));
    children(node).forEach(visit);
  };
  visit(machine.root);
  return { states, edges: unique(edges), anywhere };
}

function stateOf(node: AnyStateNode, hears: readonly string[]): Outline['states'][number] {
  const kind = node.type === 'compound' || node.type === 'final' ? node.type : 'atomic';
  const parent = node.parent?.parent === undefined ? undefined : idOf(node.parent);
  return { id: idOf(node), name: node.key, description: node.description ?? '', kind, hears, parent };
}

/** Transitions that differ only in what they do are one arrow. */
const unique = (edges: readonly Edge[]): Edge[] => [
  ...new Map(edges.map((edge) => [`${edge.from}>${edge.to}>${edge.event}`, edge])).values(),
];

const drawn = new WeakMap<AnyStateMachine, Chart>();

export function chartOf(machine: AnyStateMachine): Chart {
  const known = drawn.get(machine);
  if (known !== undefined) return known;
  const chart = place(outlineOf(machine));
  drawn.set(machine, chart);
  return chart;
}

function place({ states, edges, anywhere }: Outline): Chart {
  const graph = new Graph({ compound: true, multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 22, ranksep: 24, marginx: 10, marginy: 14 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, name, kind, hears } of states) {
    const size = { width: Math.max(72, name.length * LETTER + 22), height: hears.length > 0 ? 48 : 36 };
    graph.setNode(id, kind === 'compound' ? { label: name } : size);
  }
  for (const { id, parent } of states) if (parent !== undefined) graph.setParent(id, parent);
  edges.forEach(({ from, to, label }, index) => {
    if (from === to) return;
    const size = { width: label.length * SMALL_LETTER, height: label === '' ? 0 : 12, labelpos: 'c' };
    graph.setEdge(from, to, size, String(index));
  });
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as Partial<Place>;
  const placeOf = (id: string): Place => Place.parse(graph.node(id));
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    anywhere,
    states: states.map(({ id, name, description, kind, hears }) => {
      const { x, y, width, height } = placeOf(id);
      return { id, name, description, kind, hears, x, y, width, height };
    }),
    edges: edges.map((edge, index) => {
      if (edge.from === edge.to) return { ...edge, ...loopAt(placeOf(edge.from)) };
      const { x, y, points } = Course.parse(graph.edge(edge.from, edge.to, String(index)));
      return { ...edge, x, y, points };
    }),
  };
}

/** Below the state, out of it and into it again. */
function loopAt({ x, y, height }: Place): Pick<ChartEdge, 'x' | 'y' | 'points'> {
  const edge = y + height / 2;
  const points = [
    { x: x + 16, y: edge },
    { x: x + 22, y: edge + 24 },
    { x: x - 22, y: edge + 24 },
    { x: x - 16, y: edge },
  ];
  return { x, y: edge + 30, points };
}
