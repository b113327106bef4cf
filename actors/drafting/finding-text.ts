import type { Finding } from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import type { Speaker } from '../languages/index.ts';

/**
 * What a finding says: an outside expert's own words, which no catalogue could have, or its rule's in the reader's language.
 * A language model's words say that they are its words, wherever they are read.
 */
export function findingText({ rule, values, words }: Finding, speaker: Speaker): ReturnType<Speaker['rule']> {
  if (words === undefined) return speaker.rule(rule, values);
  if (!isModelSeat(rule)) return words;
  const { title, description, suggestion, rationale } = words;
  const marked = (text: string): string => speaker.text('drafting.model.title', { title: text });
  return {
    title: marked(title),
    description: speaker.text('drafting.model.words', { words: description }),
    suggestion: marked(suggestion),
    ...(rationale !== undefined && { rationale: marked(rationale) }),
  };
}
