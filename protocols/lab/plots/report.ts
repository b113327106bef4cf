import type { FitCheck } from '../panels/fit/index.ts';
import type { SceneSummary } from '../sweeps/index.ts';
import type { Chart } from './chart.ts';
import { conductChart } from './conduct-chart.ts';
import { costChart } from './cost-chart.ts';
import { courseChart } from './course-chart.ts';
import { effectChart } from './effect-chart.ts';
import { fitChart } from './fit-chart.ts';
import { frontierChart } from './frontier-chart.ts';
import { juryChart } from './jury-chart.ts';
import { liarsChart } from './liars-chart.ts';
import { scenesChart } from './scenes-chart.ts';

/** Scenes that are drawn one by one; of the others the tables tell. */
const MOST_SCENES = 8;

/** Every chart of a sweep, in reading order. `bases`: names of the protocols of which its columns are variants. */
export function reportCharts(
  scenes: readonly SceneSummary[],
  fit: { readonly record: string; readonly checks: readonly FitCheck[] } | null,
  bases: readonly string[] = [],
): Chart[] {
  const byScene = scenes.slice(0, MOST_SCENES).flatMap((scene, index) => {
    const suffix = scenes.length === 1 ? '' : `-${index + 1}`;
    return [
      effectChart(scene, `effect${suffix}`),
      costChart(scene, `cost${suffix}`),
      courseChart(scene, `course${suffix}`),
      conductChart(scene, `conduct${suffix}`),
    ];
  });
  const all = [
    scenesChart(scenes),
    frontierChart(scenes, bases),
    liarsChart(scenes),
    ...byScene,
    jury(scenes[0]),
    fit === null ? null : fitChart(fit.checks, fit.record),
  ];
  return all.filter((chart) => chart !== null);
}

/** The correlated jury at the accuracy of this panel's single experts; oracle O11's .7 where there is none. */
function jury(scene: SceneSummary | undefined): Chart {
  const share = (kind: string): number | undefined =>
    scene?.columns.find((column) => column.kind === kind)?.accuracy.share;
  const [one, vote] = [share('one-expert'), share('vote')];
  if (scene === undefined || one === undefined || vote === undefined || one <= 0 || one >= 1)
    return juryChart(0.7, null);
  return juryChart(one, { voters: scene.voters, accuracy: one, majority: vote });
}
