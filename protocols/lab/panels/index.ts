export { type Asking, asking, type BlindAnswer, blindAnswers, type Seating } from './blind.ts';
export { itemOf, type SimulatedItem } from './items.ts';
export { latentCorrelation } from './latent.ts';
export { type Competences, learntCompetences } from './learnt.ts';
export { SimulatedPanel } from './panel.ts';
export { nextChoice, pick } from './response.ts';
export { seat } from './seating.ts';
export { simulatedDebaters } from './simulated.ts';
export { stream } from './stream.ts';
