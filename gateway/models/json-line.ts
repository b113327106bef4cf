/** Tokens of a JSON text that locate a member. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

interface Level {
  readonly isList: boolean;
  name: string | number;
}

/**
 * The line of a member in a JSON text, from 1. For a path that does not exist, the line of its deepest existing member.
 */
export function lineOf(json: string, path: readonly PropertyKey[]): number {
  const wanted = path.map(String);
  const levels: Level[] = [];
  let line = 1;
  let matched = 0;
  let counted = 0;
  let best = 1;
  let awaitsName = false;
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    line += json.slice(counted, index).split('\n').length - 1;
    counted = index;
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      levels.push({ isList: token === '[', name: token === '[' ? 0 : '' });
      awaitsName = token === '{';
    } else if (token === '}' || token === ']') {
      levels.pop();
      awaitsName = false;
    } else if (token === ',') {
      if (level?.isList === true) level.name = Number(level.name) + 1;
      awaitsName = level?.isList === false;
    } else if (awaitsName && level !== undefined && token.startsWith('"')) {
      level.name = JSON.parse(token) as string;
      awaitsName = false;
    } else continue;
    const depth = sharedDepth(levels, wanted);
    if (depth > matched) {
      matched = depth;
      best = line;
    }
  }
  return best;
}

function sharedDepth(levels: readonly Level[], wanted: readonly string[]): number {
  let depth = 0;
  while (depth < levels.length && depth < wanted.length && String(levels[depth]?.name) === wanted[depth]) depth += 1;
  return depth;
}
