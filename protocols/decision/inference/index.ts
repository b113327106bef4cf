export type { CrowdAnswer, Inference } from './answers.ts';
export { dawidSkene, oneCoinModel } from './dawid-skene.ts';
export { gladModel } from './glad.ts';
export { inferred } from './inferred.ts';
