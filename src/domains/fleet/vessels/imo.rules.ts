/** Check digit of an IMO ship number from its first six digits: their sum times 7 to 2, last digit. */
export function imoCheckDigit(firstSix: string): number {
  return [...firstSix].reduce((total, digit, i) => total + Number(digit) * (7 - i), 0) % 10;
}

/** Whether a text is an IMO ship number: seven digits of which the last is the check digit (9074729). */
export function isImoNumber(text: string): boolean {
  return /^\d{7}$/.test(text) && imoCheckDigit(text.slice(0, 6)) === Number(text[6]);
}
