// Words and numbers as people write them.

// The name of a place stays small.
export function capital(words: string): string {
  return /^[a-z]{1,2}\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

export function sentence(words: string): string {
  return `${capital(words)}${words.endsWith('.') ? '' : '.'}`;
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function levelWord(level: string): string {
  return /^\d$/.test(level) ? `Level ${level}` : capital(level);
}

export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function ratingWords(rating: number, level: string): string {
  return `${rating.toFixed(1)}, ${level}`;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

const COUNTED = 15; // digits that are written out

// A number of any length, given as its digits.
export function countWords(digits: string): string {
  if (digits.length <= COUNTED) return digits.replace(/\B(?=(\d{3})+$)/g, ',');
  const power = [...String(digits.length - 1)].map((d) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(d)]).join('');
  return `about ${digits[0]}.${digits.slice(1, 3)} × 10${power}`;
}
