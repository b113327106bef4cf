/** How the item of a list begins: `(a)`, `ii.`, a dash, or a small letter. */
const ITEM = /^\s*(?:\(?(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)]|[•·*-]|\s{3,}|[a-z])/;
/** A list goes on after this. */
const GOES_ON = /[;,]$|\b(?:and|or)$/;

/**
 * For each sentence of a document, in order, the one that leads in the list it is in (`We may close your account:` for
 * `(a) if you break these terms;`): half of the meaning is there. undefined outside lists.
 */
export function leadIns(sentences: readonly string[]): (string | undefined)[] {
  let lead: string | undefined;
  return sentences.map((sentence, i) => {
    const before = sentences[i - 1]?.trim() ?? '';
    if (before.endsWith(':')) lead = before;
    else if (!GOES_ON.test(before) && !ITEM.test(sentence)) lead = undefined;
    return lead;
  });
}
