import { Parser } from '@asyncapi/parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';

/** What a linter found, in its own words. */
export interface LintFinding {
  readonly linter: 'redocly' | 'spectral' | 'asyncapi';
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly at: string;
}

/** Severities of spectral and of the AsyncAPI parser: 0 error, 1 warning, 2 information, 3 hint. */
const severityOf = (level: number): LintFinding['severity'] => (level === 0 ? 'error' : 'warning');

/** redocly's recommended rules. */
export async function lintWithRedocly(document: object): Promise<LintFinding[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, severity, message, location }) => ({
    linter: 'redocly',
    rule: ruleId,
    severity: severity === 'error' ? 'error' : 'warning',
    message,
    at: location[0]?.pointer ?? '',
  }));
}

/** spectral's rules for OpenAPI and those of the OWASP API Security Top 10 (2023). */
export async function lintWithSpectral(document: object): Promise<LintFinding[]> {
  const spectral = new Spectral();
  // Its declaration is narrower than what spectral takes: a ruleset need not extend another.
  spectral.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended'], owasp as unknown as RulesetDefinition],
    rules: {},
  });
  const results = await spectral.run(JSON.stringify(document));
  return results.map(({ code, severity, message, path }) => ({
    linter: 'spectral',
    rule: String(code),
    severity: severityOf(severity),
    message,
    at: path.join('/'),
  }));
}

/** The AsyncAPI parser, with the rules it brings. */
export async function lintAsyncApi(document: object): Promise<LintFinding[]> {
  const { diagnostics } = await new Parser().parse(JSON.stringify(document));
  return diagnostics.map(({ code, severity, message, path }) => ({
    linter: 'asyncapi',
    rule: String(code),
    severity: severityOf(severity),
    message,
    at: path.join('/'),
  }));
}
