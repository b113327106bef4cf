import { expect, it } from 'vitest';
import { outlineOf } from '../../../../actors/publishing/docx/outline.ts';

const titleIn = (text: string, title?: string): string | undefined => {
  const line = outlineOf(text, [], title).lines.find(({ style }) => style.kind === 'title');
  return line && text.slice(line.start, line.end);
};

it.each([
  [
    'a stamp',
    'REDACTED COPY\n\nPORTIONS WERE LEFT OUT\n\nENDORSEMENT  AGREEMENT\n\nThis is made.',
    'Endorsement Agreement',
  ],
  ['the place of a logo', '[LOGO]\n\nENDORSEMENT  AGREEMENT\n\nThis is made.', 'ENDORSEMENT AGREEMENT'],
])('docx: sets the title that the review recognised as one below %s', (_, text, title) => {
  expect(titleIn(text, title)).toBe('ENDORSEMENT  AGREEMENT');
});

it('docx: takes the first line for the title where the review recognised none, and no place of a logo', () => {
  expect(titleIn('Roof works\n\nThis is made.')).toBe('Roof works');
  expect(titleIn('[LOGO]\n\nThis is made.')).toBeUndefined();
});
