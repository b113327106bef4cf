import type { Look } from './document.ts';
import type { OpenRun } from './run-reader.ts';
import type { Styles } from './styles.ts';

/** How a run is set: by itself, or else by its style, or else by its paragraph's. */
export function lookOf(run: OpenRun, styles: Styles, paragraph: string | undefined): Look | '' {
  const is = (name: 'bold' | 'italic' | 'underlined'): boolean =>
    run[name] ?? styles.said(run.style, name) ?? styles.said(paragraph, name) ?? false;
  return `${is('bold') ? 'b' : ''}${is('italic') ? 'i' : ''}${is('underlined') ? 'u' : ''}`;
}
