import type { RiskSentence } from '../../../classifiers/index.ts';
import { DEALING_GUARDS } from './dealing.ts';
import { EXIT_GUARDS } from './exit.ts';
import type { Guard } from './guard.ts';
import { RIGHTS_GUARDS } from './rights.ts';

const GUARDS: Readonly<Record<string, Guard>> = { ...DEALING_GUARDS, ...EXIT_GUARDS, ...RIGHTS_GUARDS };

/** Whether the sentence has in plain words what makes the story of the class true of it. */
export const isGuarded = (id: string, sentence: RiskSentence): boolean => GUARDS[id]?.(sentence) === true;
