/** Characters of an address, at most: what is longer is none. */
const LONGEST = 120;
/** Of the mailbox 64 signs at most, of each label of the domain 63 (RFC 5321, RFC 1035); separators of lists are no part of it. */
const ADDRESS = /^[^\s@,;<>"]{1,64}@[^\s@,;<>".]{1,63}(?:\.[^\s@,;<>".]{1,63}){1,5}$/;

/** Whether a text is the address of one mailbox, as far as its form tells. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);
