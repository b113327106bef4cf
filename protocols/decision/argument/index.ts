export { extensions, type Framework, type Semantics } from './framework.ts';
export { GRADUAL, strengths, type WeightedGraph } from './gradual.ts';
