import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { memberById, ROSTER } from '../../../actors/roster/index.ts';
import type { OutsideExpert } from '../../../protocols/outside/index.ts';
import { rosterOfExperts } from './roster-of-experts.ts';

const outside: OutsideExpert = {
  id: 'outside-antitrust',
  name: 'Antitrust',
  domain: 'compliance',
  competence: ['exclusivity'],
  serves: 'any',
  reads: 'any',
  quick: false,
  precision: 0.8,
  deadline_seconds: 60,
};

const MAIN = fileURLToPath(new URL('loaded-modules.ts', import.meta.url));

const loadedWith = (file: string): string[] =>
  execFileSync(process.execPath, [MAIN, file], { encoding: 'utf8', timeout: 60_000 }).trim().split('\n');

describe('roster', () => {
  test('says of every embedded expert what its own record says; npm run roster brings it up to date', () => {
    expect(ROSTER).toEqual(JSON.parse(JSON.stringify(rosterOfExperts())));
  });

  test('finds embedded and outside experts by id, and nobody for another', () => {
    expect(memberById('liability-cap')?.domain).toBe('legal');
    expect(memberById('outside-antitrust', { outside: [outside] })).toMatchObject({
      deepOnly: false,
      examines: ['exclusivity'],
    });
    expect(memberById('outside-antitrust')).toBeUndefined();
  });

  test('the main thread loads no detector, dictionary or language detector', () => {
    const loaded = loadedWith('gateway/node/engine.ts');
    const knowledge =
      /actors\/(?:experts|reading|classifiers|publishing|expert-jobs)\/|node_modules\/(?:eld|dictionary-en|harper\.js|pdfkit|docx)\//;
    expect(loaded.length).toBeGreaterThan(50);
    expect(loaded.filter((url) => knowledge.test(url))).toEqual([]);
  });

  test('a worker thread loads no message client, store, host of actors or pool of threads', () => {
    const loaded = loadedWith('actors/expert-jobs/worker-jobs.ts');
    const hosting = /\/runtime\/(?:hosting|nats|store|tasks)\/|node_modules\/(?:nats|lmdb|piscina|xstate|effect)\//;
    expect(loaded.filter((url) => url.includes('/actors/experts/')).length).toBeGreaterThan(50);
    expect(loaded.filter((url) => hosting.test(url))).toEqual([]);
  });
});
