export { decode } from './decode.ts';
export { type ModelRequest, planModels } from './plan.ts';
export { SYSTEM } from './prompt.ts';
export { BYTES_PER_TOKEN, boundOf, passageBytes } from './question-size.ts';
export { SEATS, seatSheet } from './seats.ts';
export { translatable, translated, translationQuestions } from './translation.ts';
