export { type Check, PERIODS } from './check.ts';
export { isDenied } from './denied.ts';
export { GRIEVOUS_CLASSES } from './grievous-classes.ts';
export { linearPattern, patternFault } from './linear-pattern.ts';
export { Playbook, type PositionsInput, playbookHash, positionsIn } from './playbook.ts';
export { type PlaybookAdvice, type PlaybookLine, PlaybookOutcome, PlaybookReference } from './reference.ts';
export { playbookSchema } from './schema.ts';
export type { PlaybookPosition, Topic } from './topic.ts';
