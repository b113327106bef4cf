/** Measures the families it is told, one after another, and answers each with its pairs; started by in-processes.ts. */
import { prepareLanguageExperts } from '../../actors/experts/index.ts';
import { FAMILIES } from './families.ts';
import { measure } from './measure.ts';

const ready = warmUp();

/** What is compiled while a small input is measured makes it slow, and the growth from it small. */
async function warmUp(): Promise<void> {
  await prepareLanguageExperts();
  for (const family of FAMILIES.filter(({ name }) => name === 'ordinary contract')) {
    for (const _ of measure(family));
  }
}

async function answer(name: string): Promise<void> {
  await ready;
  const family = FAMILIES.find((each) => each.name === name);
  process.send?.(family === undefined ? [] : [...measure(family)]);
}

process.on('message', (name) => {
  answer(String(name)).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit(0));
