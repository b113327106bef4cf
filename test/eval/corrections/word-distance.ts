/** Words that are put in, left out or replaced between two texts (Levenshtein distance over words parted by blanks). */
export function wordDistance(a: string, b: string): number {
  const [old, fresh] = [wordsOf(a), wordsOf(b)];
  let above = Array.from({ length: fresh.length + 1 }, (_, column) => column);
  old.forEach((word, i) => {
    const row = [i + 1];
    fresh.forEach((other, j) => {
      const replaced = (above[j] as number) + (word === other ? 0 : 1);
      row.push(Math.min(replaced, (above[j + 1] as number) + 1, (row[j] as number) + 1));
    });
    above = row;
  });
  return above.at(-1) as number;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
