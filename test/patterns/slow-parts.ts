import { analyse } from 'scslre';
import type { Pattern } from './patterns.ts';

/**
 * In words, the parts of the pattern for which the time of a match grows faster than the text: two quantifiers that share what they
 * can take (`Trade`), one that competes with itself (`Self`), one at which a search begins again at every character (`Move`).
 */
export function slowParts({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string[] {
  const { reports } = analyse({ source, flags });
  const said = reports.map((report) => {
    const parts = report.type === 'Trade' ? [report.startQuant.raw, report.endQuant.raw] : [report.quant.raw];
    return `${report.exponential ? 'exponential ' : ''}${report.type} ${parts.join(' and ')}`;
  });
  return [...new Set(said)];
}
