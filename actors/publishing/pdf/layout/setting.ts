/** How a paper is set: as designed, or a little tighter or looser, so that its pages are filled. */
export interface Setting {
  /** Factor of the distance of lines; spaces between blocks give way more than lines do. */
  readonly lines: number;
  /** Factor of the height of charts; fitted ones are as high as their page has room for. */
  readonly charts: number | 'fitted';
}

export const DESIGNED: Setting = { lines: 1, charts: 1 };

/** A way of setting a paper is given up, since one of its pages would be too empty. */
export class TooEmpty extends Error {}
