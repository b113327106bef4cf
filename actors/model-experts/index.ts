export { align, fold } from './alignment/index.ts';
export { decode } from './decode.ts';
export { type HeardSeat, hearSeat, type SeatReply } from './hear-seat.ts';
export { type ModelRequest, planModels } from './plan.ts';
export { PROMPTS_HASH, SYSTEM } from './prompt.ts';
export { type QuestionSize, type SeatOrder, type SeatQuestion, seatQuestions } from './seat-questions.ts';
export { SEATS, seatSheet } from './seats.ts';
