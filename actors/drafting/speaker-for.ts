import { isStub } from '../../protocols/models/index.ts';
import { type Speaker, speak } from '../languages/index.ts';
import type { ReviewContext } from '../review/index.ts';

/** Speaks the review's language, and never says of a stub's words that they are a language model's. */
export function speakerFor(review: ReviewContext): Speaker {
  const called = (review.model_use?.models ?? []).filter(({ calls }) => calls > 0);
  const isByStub = called.length > 0 && called.every(isStub);
  const speaker = speak(review.submit.output_language, guests(review, isByStub));
  if (!isByStub) return speaker;
  return {
    ...speaker,
    text: (key, values) => speaker.text(key.replace(/^drafting\.model\./, 'drafting.stub.'), values),
  };
}

/** Names of members that no catalogue knows. */
function guests({ panel, submit: { outside = [], models, output_language } }: ReviewContext, isByStub: boolean) {
  const { language } = speak(output_language);
  const seats = (models?.seats ?? []).map(({ id, name: english, names = {} }) => {
    const name = (language === 'English' ? undefined : names[language]) ?? english;
    return { id, name: isByStub ? `${name} (stub)` : name };
  });
  return new Map([...outside, ...seats].filter(({ id }) => panel.includes(id)).map(({ id, name }) => [id, name]));
}
