import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Everyday words with several technical senses, which a glossary should pin down once. */
export const polysemy: Expert = smellExpert({
  id: 'polysemy',
  category: 'smell_polysemy',
  severity: 'info',
  belief: 0.78,
  precision: 0.89,
  words: anyOf(`
    call, calls, called, calling, following, means, mean, type, types, applications, action, actions, set, sets, direct,
    directly, power, fixed, table, store, point, resolution, current, form, place, function, functions, engine,
    environment, segment, path, key, address, session, block, host, client, issue,
    using, class`),
});
