/** Algorithms of `check_digit`, by name. The number has no symbols and is in upper case. */
export const CHECK_DIGITS: Readonly<Record<string, (number: string) => boolean>> = {
  /** Brazil: tax number of a person. A digit repeated 11 times is never issued. */
  cpf: (number) => /^(?!(\d)\1+$)\d{11}$/.test(number) && endsWithMod11(number, 2, 11),

  /** Brazil: tax number of a company. Since July 2026, the first 12 characters can be letters. */
  cnpj: (number) => /^(?!(.)\1+$)[0-9A-Z]{12}\d\d$/.test(number) && endsWithMod11(number, 2, 9),

  /** Chile: tax number of a person or company. K stands for 10. */
  rut: (number) =>
    /^\d{1,8}[\dK]$/.test(number) && '0123456789K'[mod11(number.slice(0, -1), 7)] === number.at(-1),

  /** ISO/IEC 7812-1, known as Luhn. */
  iso7812: (number) => {
    if (!/^\d{2,}$/.test(number)) return false;
    const digits = [...number].reverse().map(Number);
    const sum = digits.reduce((total, digit, index) => {
      const counted = index % 2 === 1 ? digit * 2 : digit;
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
    return sum % 10 === 0;
  },

  /** ISO/IEC 7064, MOD 11-2. The last character is a digit, or X for 10. */
  iso7064_mod11_2: (number) => {
    if (!/^\d+[\dX]$/.test(number)) return false;
    const product = [...number.slice(0, -1)].reduce((total, digit) => ((total + Number(digit)) * 2) % 11, 0);
    return (product + '0123456789X'.indexOf(number.at(-1) ?? '')) % 11 === 1;
  },

  /** ISO/IEC 7064, MOD 11,10. */
  iso7064_mod11_10: (number) => {
    if (!/^\d{2,}$/.test(number)) return false;
    const product = [...number.slice(0, -1)].reduce(
      (total, digit) => (((total + Number(digit)) % 10 || 10) * 2) % 11,
      10,
    );
    return (product + Number(number.at(-1))) % 10 === 1;
  },

  /** ISO/IEC 7064, MOD 97-10. Letters have values from A = 10. The last two characters are the check digits. */
  iso7064_mod97_10: (number) => {
    if (!/^[0-9A-Z]+\d\d$/.test(number)) return false;
    const digits = number.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
  },
};

/** Returns true if each of the last `places` characters is the modulo 11 check digit of those before; 0 is 10. */
function endsWithMod11(number: string, places: number, lastWeight: number): boolean {
  for (let end = number.length - places; end < number.length; end += 1) {
    if (mod11(number.slice(0, end), lastWeight) % 10 !== Number(number[end])) return false;
  }
  return true;
}

/** Returns the modulo 11 check digit, 0 to 10. Weights rise from 2 at the right to `lastWeight`, then start again. */
function mod11(characters: string, lastWeight: number): number {
  const sum = [...characters].reverse().reduce((total, character, index) => {
    const weight = 2 + (index % (lastWeight - 1));
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  return (sum * 10) % 11;
}
