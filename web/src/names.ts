// What columns and places are called: letters from the left, numbers from below.
export function columnName(c: number): string {
  return c < 26 ? String.fromCharCode(97 + c) : String.fromCharCode(96 + Math.floor(c / 26), 97 + (c % 26));
}

// The cell at this spot of a board of so many rows.
export function placeName(x: number, y: number, rows: number): string {
  return `${columnName((x - 1) / 2)}${rows - (y - 1) / 2}`;
}
