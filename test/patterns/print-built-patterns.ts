/** Prints the patterns that readers and experts put together while they are loaded and read a document, as JSON. */
import { builtPatterns } from './patterns.ts';

const built = await builtPatterns(async () => {
  const { sampleText } = await import('../actors/publishing/sample-result.ts');
  const { EXPERTS } = await import('../../actors/experts/index.ts');
  const { parseDocument } = await import('../../actors/reading/index.ts');
  const document = parseDocument(sampleText);
  for (const { detectors } of EXPERTS) for (const detector of detectors) Array.from(detector(document));
});
process.stdout.write(JSON.stringify(built));
