/** A symmetric matrix, row after row; only the lower half is looked at. */
export type Square = Float64Array;

/**
 * Solves A x = b for a symmetric positive definite A of this size by Cholesky's factors, in O(n³). A and b are overwritten;
 * the answer is b. Throws RangeError when A is not positive definite.
 */
export function solve(a: Square, b: Float64Array): Float64Array {
  const size = b.length;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = a[row * size + column] as number;
      for (let k = 0; k < column; k++) sum -= (a[row * size + k] as number) * (a[column * size + k] as number);
      if (row > column) a[row * size + column] = sum / (a[column * size + column] as number);
      else if (sum > 0) a[row * size + row] = Math.sqrt(sum);
      else throw new RangeError('the matrix is not positive definite');
    }
  }
  for (let row = 0; row < size; row++) {
    let sum = b[row] as number;
    for (let k = 0; k < row; k++) sum -= (a[row * size + k] as number) * (b[k] as number);
    b[row] = sum / (a[row * size + row] as number);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = b[row] as number;
    for (let k = row + 1; k < size; k++) sum -= (a[k * size + row] as number) * (b[k] as number);
    b[row] = sum / (a[row * size + row] as number);
  }
  return b;
}
