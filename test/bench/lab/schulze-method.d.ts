/** The part of the published package that the bench calls; it brings no types of its own. */
declare module 'schulze-method' {
  /** `ballots`: by voter and candidate, its rank, 1 best. */
  export function run(
    candidates: number,
    ballots: readonly (readonly number[])[],
  ): { readonly place: number; readonly indexes: readonly number[] }[];
}
