/** Whom a sentence binds: both sides alike, or one. */
import { anyOf, type Guard, says } from './guard.ts';

const BOTH =
  /\b(?:each|either|neither|both|a|no|none of the) (?:of the )?part(?:y|ies)\b|\bany (?:of the )?part(?:y|ies)\b[^;]{0,80}\bbe (?:liable|obligated|responsible)\b|\beach other\b|\bone another\b|\bthe parties\b|\beach of\b[^;]{0,60}\band\b/i;
const NEITHER_NOR = /\b[Nn](?:either|EITHER) \p{Lu}[^;]{0,40}\b(?:nor|NOR|and|AND) \p{Lu}/u;

/** The sentence speaks of both sides. */
export const ofBoth: Guard = anyOf(says(BOTH), says(NEITHER_NOR));

/** It only says what a word means. */
export const isDefinition: Guard = says(/\b(?:shall|will) (?:have the meaning|mean)\b|\bmeans\b|^"[^"]{2,60}" /i);
