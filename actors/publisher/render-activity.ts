import { z } from 'zod';
import { ArtifactName, Publish } from '../../protocols/index.ts';
import { activity } from '../../runtime/hosting/index.ts';

/** Makes one artifact from the stored result and stores it. */
export const render = activity('render', {
  input: Publish.extend({
    artifact: ArtifactName,
    /** What goes into the archive. */
    include: z.array(ArtifactName),
  }),
  output: z.object({ artifact: ArtifactName, bytes: z.number() }),
  // The rendering itself is limited to three minutes; before that it may wait for other reviews.
  timeoutMs: 10 * 60_000,
  retry: { intensity: 1, periodMs: 20 * 60_000, pauseMs: 200, longestPauseMs: 200 },
});
