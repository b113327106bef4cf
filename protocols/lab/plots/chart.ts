import type { TopLevelSpec } from 'vega-lite';
import { THEME } from './theme.ts';

/** A chart as data, with what a reader should see in it. */
export interface Chart {
  /** File name without ending, and prefix of the ids within the SVG. */
  readonly name: string;
  readonly title: string;
  /** What it shows and how to read it. */
  readonly caption: string;
  readonly spec: TopLevelSpec;
}

/** A chart as SVG: no browser, no network, the same bytes for the same data. */
export async function drawn({ name, title, spec }: Chart): Promise<string> {
  // Loaded when something is drawn: it takes longer to load than most commands to run.
  const [{ parse, resetSVGDefIds, View }, { compile }] = await Promise.all([import('vega'), import('vega-lite')]);
  const { spec: dataflow } = compile(spec, { config: THEME });
  const view = new View(parse(dataflow), { renderer: 'none' });
  try {
    // Ids of clip paths are counted across the process: the second chart would differ from the same one drawn first.
    resetSVGDefIds();
    const svg = await view.toSVG();
    return described(svg.replaceAll(/(id="|url\(#|href="#)(?=[a-z]+\d*_?\d+")/g, `$1${name}-`), title);
  } finally {
    view.finalize();
  }
}

/** Screen readers get the title; the rest of the drawing is marks. */
function described(svg: string, title: string): string {
  return svg.replace('<svg ', `<svg role="img" aria-label="${escaped(title)}" `);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
