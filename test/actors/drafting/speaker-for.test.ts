import { expect, it } from 'vitest';
import { speakerFor } from '../../../actors/drafting/speaker-for.ts';
import type { ReviewContext } from '../../../actors/review/index.ts';
import { STUB_MODEL } from '../../../protocols/models/index.ts';

const seat = { id: 'model-term', name: 'Language model: term', names: { Italian: 'Modello linguistico: durata' } };

function speakerOf(language: string, answeredBy: readonly string[]) {
  const submit = { output_language: language, models: { seats: [seat] } };
  const models = answeredBy.map((name) => ({ model: 'm', answered_by: [name], calls: 1 }));
  // One that was never asked has no say in whose words they are.
  const use = { models: [...models, { model: 'other', answered_by: [], calls: 0 }] };
  return speakerFor({ panel: [seat.id], submit, model_use: use } as unknown as ReviewContext);
}

it.each([
  ['English', 'Language model: term', 'a stub, which is no language model'],
  ['Italian', 'Modello linguistico: durata', 'uno stub, che non è un modello linguistico'],
  ['Spanish', 'Language model: term', 'un stub, que no es un modelo de lenguaje'],
])("says of the words of a stub that they are a stub's, and of its seat, too, in %s", (language, name, words) => {
  const speaker = speakerOf(language, [STUB_MODEL]);
  expect(speaker.expert('model-term')).toBe(`${name} (stub)`);
  for (const key of ['words', 'title', 'wording']) {
    const said = speaker.text(`drafting.model.${key}`, { words: 'W', title: 'T', wording: 'X' });
    expect(said).toContain('stub');
  }
  expect(speaker.text('drafting.model.words', { words: 'W' })).toContain(words);
  expect([...speaker.gaps]).toEqual([]);
});

it("says of the words of a model that they are a model's, also where a stub wrote some of them", () => {
  for (const answeredBy of [['real-1'], ['real-1', STUB_MODEL]]) {
    const speaker = speakerOf('English', answeredBy);
    expect(speaker.expert('model-term')).toBe('Language model: term');
    expect(speaker.text('drafting.model.words', { words: 'W' })).toContain('a language model, which may be wrong');
  }
});
