export { decode } from './decode.ts';
export { type ModelRequest, planModels } from './plan.ts';
export { seatSheet } from './seats.ts';
