export { OutsideExpertService } from './outside-expert-service.ts';
export { readRoster } from './roster.ts';
