export { type Answer, blindAnswers, type Seating } from './blind.ts';
export { expertsOf, type SimulatedExpert } from './experts.ts';
export { itemOf, type SimulatedItem } from './items.ts';
export { latentCorrelation } from './latent.ts';
export { type Competences, learntCompetences } from './learnt.ts';
export { type Block, SimulatedPanel } from './panel.ts';
export { nextChoice, pick, type Temper } from './response.ts';
export { seat } from './seating.ts';
export { normalDraw, stream } from './stream.ts';
