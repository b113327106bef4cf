export { align, fold } from './alignment/index.ts';
export type { Concerns } from './concerns.ts';
export { isControlStatement } from './control-statements.ts';
export { type HeardSeat, hearSeat, type SeatReply } from './hear-seat.ts';
export { plainWords } from './model-words.ts';
export { type QuestionSize, type SeatOrder, type SeatQuestion, seatQuestions } from './seat-questions.ts';
