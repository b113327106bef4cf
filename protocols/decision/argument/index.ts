export { extensions, type Framework } from './framework.ts';
export { GRADUAL, strengths, type WeightedGraph } from './gradual.ts';
