import type { Expert } from '../expert.ts';
import { anyOf, smellExpert } from './smell.ts';

/** Adverbs and adjectives that two engineers would build differently. */
export const ambiguousModifiers: Expert = smellExpert({
  id: 'ambiguous-modifiers',
  category: 'smell_ambiguous_adverb_adjective',
  severity: 'medium',
  belief: 0.75,
  precision: 0.84,
  quick: true,
  words: anyOf(`
    minimum, currently, possibility, appropriately, actually, particularly, freely, easily, correctly, properly, quickly,
    rapidly, promptly, immediately, efficiently, effectively, approximately, roughly, about the same, nearly, almost always,
    often, usually, normally, generally, typically, sometimes, occasionally, frequently, regularly, periodically, similar,
    significantly, substantially, considerably, smoothly, gracefully, fast, slow, soon, later, reasonably, relatively,
    sufficiently, adequately, clearly, timely, additionally, where needed,
    almost, nearly, probably, possibly, preferably, eventually, ideally, mostly, largely, primarily, commonly, rarely, seldom,
    constantly, dynamically, partially, highly, extremely, strongly, widely, recently, specifically, various, usual, quick, rapid,
    significant, substantial, considerable, minimal, maximum`),
  // `a minimum of 5`: the number says it.
  unless: (sentence, word) =>
    /^(?:minimum|maximum|approximately|roughly)$/.test(word) && new RegExp(`${word}(?: of)? \\d`, 'i').test(sentence),
});
