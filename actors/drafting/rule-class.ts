/**
 * The rule itself or the class that it is a story of, where `has` knows one: `clause-risks.discretion` of
 * `clause-risks.discretion-of`.
 */
export function ruleClass(rule: string, has: (rule: string) => boolean): string | undefined {
  const least = rule.indexOf('.') + 1;
  for (let end = rule.length; end > least; end = rule.lastIndexOf('-', end - 1)) {
    if (has(rule.slice(0, end))) return rule.slice(0, end);
  }
  return undefined;
}
