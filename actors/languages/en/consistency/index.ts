import { type CataloguePart, mergeParts } from '../../catalogue.ts';
import { consistencyContradictions } from './contradictions.ts';
import { consistencyFigures } from './figures.ts';
import { consistencyStructure } from './structure.ts';
import { consistencyTerms } from './terms.ts';

/** One file for each room of actors/experts/consistency. */
export const consistency: CataloguePart = mergeParts([
  consistencyContradictions,
  consistencyFigures,
  consistencyStructure,
  consistencyTerms,
]);
